import { type Figures, stats } from '#content/claims.ts'

/** The figures of the business. For the loader. */
export function StatsBand({ figures }: { figures: Figures }) {
  return (
    <section className="stats" aria-label="In numbers">
      <dl className="wrap">
        {stats(figures).map(({ value, label, note }) => (
          <div key={label}>
            <dt>
              {label}
              {note && <small>{note}</small>}
            </dt>
            <dd className="display">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
