import { heroClaims } from '#content/claims.ts'

export function ClaimsRow() {
  return (
    <ul className="claims wrap">
      {heroClaims.map(({ value, label }) => (
        <li key={label}>
          <b>{value}</b> {label}
        </li>
      ))}
    </ul>
  )
}
