import { useLocation } from 'react-router'
import { company } from '#content/company.ts'

/** Who a printed page is from, beside the brand, and where it is read; without its query, which may be private. */
export function PrintSender({ publicUrl }: { publicUrl: string }) {
  const { pathname } = useLocation()
  return (
    <p className="print-sender print-only">
      {company.tagline}
      <br />
      {company.phone}, {company.email}
      <br />
      {/* A page that says "not found" may come from another address that leads nowhere as well. */}
      <span className="print-sender__page" suppressHydrationWarning>
        {publicUrl + pathname}
      </span>
    </p>
  )
}
