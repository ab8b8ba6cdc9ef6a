import type { ThaiCard } from '#content/thai/thai-cards.ts'
import { Lines } from './thai-card.tsx'

/** The first words of each card on the pass; the cards are on a page of their own. */
export function PassThai({ cards, path }: { cards: readonly ThaiCard[]; path: string }) {
  if (cards.length === 0) return null
  return (
    <section>
      <h2>If words fail</h2>
      <p className="pass__small">Show one of these to the hotel desk or to any driver.</p>
      <ul className="pass__thai">
        {cards.map(({ id, title, english }) => (
          <li key={id}>
            <a href={`${path}#${id}`}>
              <b lang="th">
                <Lines lines={title} />
              </b>
              <span>{english.lead}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
