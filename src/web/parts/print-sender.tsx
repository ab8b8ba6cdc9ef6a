import { useLocation } from 'react-router'
import { company } from '#content/company.ts'

/** The sender and the address of a printed page; without its query, which may hold a token. */
export function PrintSender({ publicUrl }: { publicUrl: string }) {
  const { pathname } = useLocation()
  return (
    <p className="print-sender print-only">
      {company.tagline}
      <br />
      {`${company.phone}, ${company.email}`}
      <br />
      {/* The cached "not found" page may have been rendered for another address. */}
      <span className="print-sender__page" suppressHydrationWarning>
        {publicUrl + pathname}
      </span>
    </p>
  )
}
