import { type Figures, heroClaims } from '#content/claims.ts'

/** The claims under the strip of facts, such as the number of trips. For the loader. */
export function ClaimsRow({ figures }: { figures: Figures }) {
  return (
    <ul className="claims wrap">
      {heroClaims(figures).map(({ value, label }) => (
        <li key={label}>
          <b>{value}</b> {label}
        </li>
      ))}
    </ul>
  )
}
