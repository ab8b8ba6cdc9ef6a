import type { RideInWords } from '#content/transfers/ride-in-words.ts'
import { Amounts } from './parts/amounts.tsx'
import { Fact, Facts } from './parts/facts.tsx'
import { TypedText, unlinked } from './typed-text.tsx'

/**
 * A booked ride in an email: its facts, and the parts of its price. Places and flight are as the guest typed them; to a guest
 * no mail program makes links of them.
 */
export function RideLines({ ride: { facts, price }, to }: { ride: RideInWords; to: 'guest' | 'operator' }) {
  return (
    <>
      <Facts>
        {facts.map(({ label, value }) => (
          <Fact key={label} label={label}>
            <TypedText text={to === 'guest' ? unlinked(value) : value} />
          </Fact>
        ))}
      </Facts>
      <Amounts
        amounts={price.map((line, index) => ({
          ...line,
          ...(index === price.length - 1 && { look: 'total' as const }),
        }))}
      />
    </>
  )
}
