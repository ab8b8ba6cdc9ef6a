import { type Figures, heroClaims } from '#content/claims.ts'

/** For the loader. */
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
