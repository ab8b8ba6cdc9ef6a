import { href, Link } from 'react-router'
import { company } from '#content/company.ts'

export function Brand() {
  return (
    <Link className="brand" to={href('/')}>
      <svg className="brand__mark" viewBox="0 0 46 26" aria-hidden="true">
        <use href="/icons.svg#mark" />
      </svg>
      {company.name}
      <span className="visually-hidden">, home page</span>
    </Link>
  )
}
