import { company } from '#content/company.ts'
import { formatBaht } from '#money/money.rules.ts'
import { GuestButtons, type ToldBooking } from '../booking-facts.tsx'
import { Fact, Facts } from '../parts/facts.tsx'
import { Button } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'
import { guestMail } from './guest-mail.tsx'

/** One payment: `Card`, and `฿5,500, 13 Feb 2026`. */
export type ReceiptLine = { label: string; text: string }

type Receipt = {
  booking: ToldBooking
  lines: readonly ReceiptLine[]
  givenBackBaht: number
  /** What was paid, without what went back. */
  keptBaht: number
  passUrl: string
}

/** To a guest: what was paid for the trip, and by whom it was received. */
export function guestReceipt({ booking, lines, givenBackBaht, keptBaht, passUrl }: Receipt): Mail {
  const total = formatBaht(keptBaht)
  return guestMail(booking, {
    word: 'Receipt',
    preview: `${total} received by ${company.name}. Thank you for travelling with us.`,
    heading: 'Your receipt',
    text: 'thank you for travelling with us. Here’s what we received for your trip.',
    figure: ['Total received', total],
    buttons: (
      <>
        <GuestButtons passUrl={passUrl} reference={booking.reference} />
        <Button href={`${passUrl}/receipt`} kind="other">
          Open a receipt to print
        </Button>
      </>
    ),
    facts: (
      <Facts>
        {lines.map(({ label, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no other identity and never move
          <Fact label={label} key={index}>
            {text}
          </Fact>
        ))}
        {givenBackBaht > 0 && <Fact label="Refunded">{formatBaht(givenBackBaht)}</Fact>}
        <Fact label="Received by">
          {company.name}, {company.address}
        </Fact>
      </Facts>
    ),
  })
}
