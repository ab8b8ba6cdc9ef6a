import type { CSSProperties, ReactNode } from 'react'
import type { ChangeSince } from '#bookings/changes-since.words.ts'
import { company } from '#content/company.ts'
import { phoneLink } from '#guests/contact/phone-link.rules.ts'
import { colour, display, empty, link, small, text } from './style.ts'
import { Table } from './table.tsx'
import { Callout } from './text.tsx'

/** Keeps the first words of the email out of the line that an inbox shows. */
const PREVIEW_FILL = '\u00a0\u200c'.repeat(90)

/** The layout of every mail. Colours are those of light mode, and every text sets its own. */
export function Layout({
  subject,
  preview,
  changes,
  children,
}: {
  subject: string
  preview: string
  changes: readonly ChangeSince[]
  children?: ReactNode
}) {
  return (
    <html lang="en" style={{ colorScheme: 'light only' }}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light only" />
        <meta name="supported-color-schemes" content="light" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
        <title>{subject}</title>
      </head>
      <body style={{ margin: 0, padding: 0, backgroundColor: colour.paper, WebkitTextSizeAdjust: '100%' }}>
        <div
          data-skip-in-text="true"
          style={{ display: 'none', maxHeight: 0, overflow: 'hidden', opacity: 0 }}
        >
          {preview}
          {PREVIEW_FILL}
        </div>
        {/* Outlook reads the width but not the maximum; the fixed layout lets all other programs keep to the maximum. */}
        <Table style={{ backgroundColor: colour.paper, tableLayout: 'fixed' }}>
          <tr>
            <td align="center" style={{ padding: '24px 12px 40px' }}>
              <Table width={600} style={{ maxWidth: '100%' }}>
                <tr>
                  <td style={{ ...text, textAlign: 'left' }}>
                    <Logo />
                    <ChangedSince changes={changes} />
                    {children}
                    <Footer />
                  </td>
                </tr>
              </Table>
            </td>
          </tr>
        </Table>
      </body>
    </html>
  )
}

/** The bridge: two arches on a deck, drawn with borders because mail programs show no inline pictures. */
function Logo() {
  const beam = `2px solid ${colour.ink}`
  const hanger = `1px solid ${colour.ink}`
  const half: CSSProperties = {
    padding: 0,
    borderTop: beam,
    borderBottom: `3px solid ${colour.ink}`,
    ...empty,
  }
  const rising: CSSProperties = { ...half, borderLeft: beam, borderRight: hanger, borderTopLeftRadius: 11 }
  const falling: CSSProperties = { ...half, borderRight: beam, borderTopRightRadius: 11 }
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: '0 8px 28px' }}>
      <tbody>
        <tr>
          <td data-skip-in-text="true" style={{ padding: 0, verticalAlign: 'bottom' }}>
            <table role="presentation" cellPadding={0} cellSpacing={0} style={{ borderSpacing: 0 }}>
              <tbody>
                <tr>
                  {[rising, falling, rising, falling].map((style, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: four halves in their order
                    <td key={index} width={8} height={12} style={style} />
                  ))}
                </tr>
              </tbody>
            </table>
          </td>
          <td style={{ ...display, fontSize: 22, lineHeight: 1, paddingLeft: 12 }}>{company.name}</td>
        </tr>
      </tbody>
    </table>
  )
}

function Footer() {
  return (
    <div style={{ ...small, padding: '32px 8px 0' }}>
      <div>
        {company.name}. {company.tagline}.
      </div>
      <div>{company.address}</div>
      <div>
        Licence {company.licence}. Open {company.hours.opens} to {company.hours.closes} Thailand time,{' '}
        {company.hours.days}.
      </div>
      <div>
        <a href={phoneLink(company.phone)} style={link}>
          {company.phone}
        </a>
        ,{' '}
        <a href={`mailto:${company.email}`} style={link}>
          {company.email}
        </a>
      </div>
    </div>
  )
}

/** At the top of an email that leaves late: what of it is not so any more. */
function ChangedSince({ changes }: { changes: readonly ChangeSince[] }) {
  if (changes.length === 0) return null
  return (
    <Callout>
      <strong>Some of this has changed since we wrote it. It is now:</strong>
      {changes.map(({ label, now }) => (
        <div key={label}>
          {label}: {now}
        </div>
      ))}
    </Callout>
  )
}
