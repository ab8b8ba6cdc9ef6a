import { company } from '#content/company.ts'

/** Who a printed page is from. */
export function PrintSender() {
  return (
    <p className="print-only wrap">
      {company.name}, {company.tagline}. {company.phone}, {company.email}, {company.address}
    </p>
  )
}
