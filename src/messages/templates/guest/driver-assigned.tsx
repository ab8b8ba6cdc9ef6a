import { daysInWords } from '#bookings/booking.words.ts'
import { company } from '#content/company.ts'
import { chatLink, DRIVER_COUNTRY, phoneLink } from '#guests/contact/phone-link.rules.ts'
import { isolated } from '#platform/text/direction.ts'
import { atSentenceStart } from '#platform/text/sentence-start.ts'
import type { ToldBooking } from '../booking-facts.tsx'
import { Fact, Facts, Fields } from '../parts/facts.tsx'
import { Plate } from '../parts/plate.tsx'
import { link } from '../parts/style.ts'
import { Callout, Heading, Paragraph, Subheading } from '../parts/text.tsx'
import { Button, Figures, Ticket } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'
import { TypedText, unlinked } from '../typed-text.tsx'
import { Hello } from './guest-mail.tsx'

/** Who picks a guest up, and where. */
export type DriverFacts = {
  booking: ToldBooking
  /** For example `tomorrow`. */
  day: string
  /** `HH:MM` in Thailand; null when a person tells it, as for a custom trip. */
  time: string | null
  /** As the guest typed it; empty when it is not known. */
  place: string
  driver: { name: string; phone: string; speaks: string }
  vehicle: { name: string; plate: string }
  /** Further drives of the day with the same driver. */
  later: readonly { time: string; place: string }[]
  /** What is still to pay and how, in words; null when nothing is. */
  toPay: string | null
  passUrl: string
}

/** To a guest on the evening before: who comes, with which car, and where they meet. */
export function guestDriverAssigned(facts: DriverFacts): Mail {
  const { booking, day, time, driver, vehicle, toPay } = facts
  const when = time ? `${day} ${time}` : day
  const place = unlinked(facts.place)
  const chat = chatLink(driver.phone, {
    country: DRIVER_COUNTRY,
    message: `My reference is ${booking.reference}.`,
  })
  return {
    subject: `${atSentenceStart(when)}: ${driver.name} picks you up, number plate ${vehicle.plate}, ${booking.reference}`,
    preview: [isolated(place), vehicle.name, `${driver.name}: ${driver.phone}`].filter(Boolean).join('. '),
    body: (
      <>
        <Heading>
          {driver.name} picks you up {day}
          {time && ` at ${time}`}
        </Heading>
        <Paragraph>
          <Hello booking={booking} />, here’s how you’ll find each other.
        </Paragraph>
        <Ticket
          title={driver.name}
          stub={
            <>
              <Figures reference={booking.reference} figure={time ? ['Pickup', time] : undefined} />
              <Button href={facts.passUrl} kind="main">
                Open your trip pass
              </Button>
              {chat && (
                <Button href={chat} kind="other">
                  Message {driver.name} on WhatsApp
                </Button>
              )}
            </>
          }
        >
          <Fields
            fields={[
              ['Date', daysInWords(booking)],
              ['Pickup', time ? `${time}, Thailand time` : 'As agreed'],
            ]}
          />
          <Plate plate={vehicle.plate} vehicle={vehicle.name} />
          <Callout>
            <strong>Only get in if the number plate is the one shown here.</strong> {driver.name} knows your
            name and your reference.
          </Callout>
          <Facts>
            {place && (
              <Fact label="Where">
                <TypedText text={place} />
              </Fact>
            )}
            <Fact label="Driver">
              {driver.name}
              {driver.speaks && `, speaks ${driver.speaks}`}
            </Fact>
            <Fact label="Phone">
              <a href={phoneLink(driver.phone, DRIVER_COUNTRY)} style={link}>
                {driver.phone}
              </a>
            </Fact>
            {facts.later.map((drive) => (
              <Fact label="Later" key={drive.time}>
                {drive.time}, <TypedText text={unlinked(drive.place)} />
              </Fact>
            ))}
            {toPay && <Fact label="Still to pay">{toPay}</Fact>}
          </Facts>
        </Ticket>
        <Paragraph>
          Open your trip pass once while you have a connection: your phone saves it, and it then works
          offline.
        </Paragraph>
        <Subheading>If you can’t find each other</Subheading>
        <Paragraph>
          Call {driver.name}, or us on{' '}
          <a href={phoneLink(company.phone)} style={link}>
            {company.phone}
          </a>
          .
        </Paragraph>
      </>
    ),
  }
}
