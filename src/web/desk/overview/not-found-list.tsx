import { formatCount } from '#platform/text/number-format.ts'

/** The addresses that were answered with 404, most requested first: old links worth a redirect, or scans by robots. */
export function NotFoundList({ addresses }: { addresses: readonly { path: string; count: number }[] }) {
  if (addresses.length === 0) return null
  return (
    <section className="overview-list overview-list--counted raised">
      <h2 className="below-8">Pages not found, last 30 days</h2>
      <ol>
        {addresses.map(({ path, count }) => (
          <li className="grid ruled break gap-4 gap-x-16" key={path}>
            <span>{path}</span>
            <span>{count === 1 ? 'once' : `${formatCount(count)} times`}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
