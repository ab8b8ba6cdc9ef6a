import { formatCount } from '#text/number-format.ts'

/** Addresses that lead nowhere, the most asked for first: old links that are worth a redirect, or robots that look for holes. */
export function NotFoundList({ addresses }: { addresses: readonly { path: string; count: number }[] }) {
  if (addresses.length === 0) return null
  return (
    <section className="audit-log acts--counted">
      <h2>Pages not found, last 30 days</h2>
      <ol>
        {addresses.map(({ path, count }) => (
          <li key={path}>
            <span>{path}</span>
            <span>{count === 1 ? 'once' : `${formatCount(count)} times`}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
