import { stats } from '#content/claims.ts'

export function StatsBand() {
  return (
    <section className="stats" aria-label="In numbers">
      <dl className="wrap">
        {stats.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="display">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
