import type { ThaiCard } from '#content/thai/thai-cards.ts'
import { Lines } from './thai-card.tsx'

/** The first words of each card on the pass; the cards are on a page of their own. */
export function PassThai({ cards, path }: { cards: readonly ThaiCard[]; path: string }) {
  if (cards.length === 0) return null
  return (
    <section>
      <h2>Show this in Thai</h2>
      <p className="pass__small">Show one of these to the hotel desk or to any driver.</p>
      <ul className="pass__thai fit-wide gap-12 above-12">
        {cards.map(({ id, title, english }) => (
          <li key={id}>
            <a className="raised-ticket grid gap-4 pad-16 break" href={`${path}#${id}`}>
              <b className="strong size-title close" lang="th">
                <Lines lines={title} />
              </b>
              <span className="size-small">{english.lead}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
