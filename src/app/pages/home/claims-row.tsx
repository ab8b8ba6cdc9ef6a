import type { Claim } from '#content/claims.ts'

export function ClaimsRow({ claims }: { claims: readonly Claim[] }) {
  return (
    <ul className="claims wrap">
      {claims.map(({ value, label }) => (
        <li key={label}>
          <b>{value}</b> {label}
        </li>
      ))}
    </ul>
  )
}
