/** The way back from a page of a booking to its pass: a whole page, which also opens without a connection. */
export function PassPath({ to, reference, here }: { to: string; reference: string; here: string }) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      <ol>
        <li>
          <a href={to}>Trip pass {reference}</a>
        </li>
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  )
}
