import type { Booking } from '#bookings/bookings.store.ts'
import { company } from '#content/company.ts'
import { greetingName } from '#guests/contact/greeting-name.rules.ts'
import { guestChatLink, phoneLink } from '#guests/contact/phone-link.rules.ts'
import { internationalNumber } from '#guests/contact/phone-number.rules.ts'
import { hasCountryCode } from '#guests/contact/phone-text.rules.ts'
import { Fact } from './parts/facts.tsx'
import { Link } from './parts/text.tsx'
import { Button } from './parts/ticket.tsx'
import { shortLine, TypedText } from './typed-text.tsx'

/** How a guest is reached. */
type GuestContact = Pick<
  Booking,
  'reference' | 'customerName' | 'customerEmail' | 'customerPhone' | 'customerCountry' | 'customerWhatsapp'
>

/** The contact of a guest, for the operator, with links to answer by email, phone or WhatsApp. */
export function ContactFacts(contact: GuestContact) {
  const {
    customerName: name,
    customerEmail: email,
    customerPhone: phone,
    customerWhatsapp: whatsapp,
  } = contact
  const remark = remarkOn(whatsapp ?? phone, contact.customerCountry)
  return (
    <>
      <Fact label="Name">
        <TypedText text={name} />
      </Fact>
      <Fact label="Email">{email ? <Link href={mailto(email)}>{email}</Link> : 'Not given'}</Fact>
      {phone ? (
        <Fact label="Phone">
          <Link href={phoneLink(phone, contact.customerCountry)}>
            <TypedText text={phone} />
          </Link>
          {!whatsapp && remark}
        </Fact>
      ) : (
        <Fact label="Phone">Not given</Fact>
      )}
      {whatsapp && (
        <Fact label="WhatsApp">
          <TypedText text={whatsapp} />
          {remark}
        </Fact>
      )}
    </>
  )
}

/**
 * Buttons to pages of the desk, the first of them the main one, and below them buttons to write to the guest by email and
 * on WhatsApp; `first` of these is the channel that the guest used. `about`: the booking in a few words, for the chat.
 */
export function AnswerButtons({
  contact,
  first,
  about,
  desk,
}: {
  contact: GuestContact
  first: 'email' | 'whatsapp'
  about: string
  desk: readonly { label: string; href: string }[]
}) {
  const guest = shortLine(greetingName(contact.customerName))
  const chat = `Hello ${guest}, this is ${company.name} about ${contact.reference}: ${about}.`
  const whatsapp = guestChatLink(contact, chat)
  const isWhatsappFirst = whatsapp !== undefined && (first === 'whatsapp' || !contact.customerEmail)
  const byMail = contact.customerEmail && (
    <Button href={mailto(contact.customerEmail, `Your request ${contact.reference}`)} kind="other">
      Reply by email
    </Button>
  )
  return (
    <>
      {desk.map(({ label, href }, index) => (
        <Button key={href} href={href} kind={index === 0 ? 'main' : 'other'}>
          {label}
        </Button>
      ))}
      {!isWhatsappFirst && byMail}
      {whatsapp && (
        <Button href={whatsapp} kind="other">
          Write on WhatsApp
        </Button>
      )}
      {isWhatsappFirst && byMail}
    </>
  )
}

/** A note on how a number without a country code was read, or that it could not be. */
function remarkOn(phone: string, country: string | null | undefined): string | undefined {
  if (hasCountryCode(phone)) return undefined
  const read = internationalNumber(phone, country)
  return read ? ` (read as +${read})` : ' (no country code, so no WhatsApp link)'
}

function mailto(email: string, subject?: string): string {
  const address = encodeURIComponent(email).replace('%40', '@')
  return subject ? `mailto:${address}?subject=${encodeURIComponent(subject)}` : `mailto:${address}`
}
