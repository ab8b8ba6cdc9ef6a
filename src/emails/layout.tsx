import type { CSSProperties, ReactNode } from 'react'
import { company } from '#content/company.ts'

const colour = {
  paper: '#F5F6EE',
  sheet: '#FFFFFF',
  ink: '#11231E',
  quiet: '#46594F',
  river: '#0E4B43',
  line: '#CBD6CA',
  tear: '#9EABA3',
  marigold: '#F5B53D',
  lacquer: '#A8321F',
}
const displayFont = "Fahkwang,'Noto Serif Thai',Georgia,serif"
const textFont =
  "Anuphan,'Noto Sans Thai',-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

const text: CSSProperties = { fontFamily: textFont, fontSize: 16, lineHeight: 1.55, color: colour.ink }
const small: CSSProperties = { ...text, fontSize: 14, lineHeight: 1.5, color: colour.quiet }
const display: CSSProperties = {
  fontFamily: displayFont,
  fontWeight: 600,
  lineHeight: 1.2,
  color: colour.ink,
}
const figures: CSSProperties = { fontVariantNumeric: 'tabular-nums' }
/** Names without spaces and long addresses break anywhere rather than widen the mail. */
const wrap: CSSProperties = { overflowWrap: 'anywhere', wordBreak: 'break-word' }

/** Keeps the first words of the mail out of the line that an inbox shows. */
const PREVIEW_FILL = '\u00a0\u200c'.repeat(90)

/** The sheet that every mail is written on. Colours are fixed to light, and every text names its own. */
export function Layout({
  subject,
  preview,
  children,
}: {
  subject: string
  preview: string
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
        <Table style={{ backgroundColor: colour.paper }}>
          <tr>
            <td align="center" style={{ padding: '24px 12px 40px' }}>
              <Table style={{ maxWidth: 560 }}>
                <tr>
                  <td style={{ ...text, textAlign: 'left' }}>
                    <Logo />
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

function Table({
  style,
  isSkippedInText,
  children,
}: {
  style?: CSSProperties
  isSkippedInText?: boolean
  children: ReactNode
}) {
  return (
    <table
      role="presentation"
      data-skip-in-text={isSkippedInText}
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ borderCollapse: 'separate', borderSpacing: 0, ...style }}
    >
      <tbody>{children}</tbody>
    </table>
  )
}

/** Two arches with a hanger each on one deck: the bridge, drawn with borders because mail shows no inline pictures. */
function Logo() {
  const bare: CSSProperties = { padding: 0, fontSize: 0, lineHeight: 0 }
  const arch = (
    <div
      style={{ width: 17, border: `2px solid ${colour.ink}`, borderBottom: 0, borderRadius: '11px 11px 0 0' }}
    >
      <div style={{ width: 8, height: 11, borderRight: `1px solid ${colour.ink}` }} />
    </div>
  )
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: '0 8px 28px' }}>
      <tbody>
        <tr>
          <td
            data-skip-in-text="true"
            style={{
              ...bare,
              padding: '0 2px',
              borderBottom: `3px solid ${colour.ink}`,
              verticalAlign: 'bottom',
            }}
          >
            <table role="presentation" cellPadding={0} cellSpacing={0} style={{ borderSpacing: 0 }}>
              <tbody>
                <tr>
                  <td style={bare}>{arch}</td>
                  <td style={bare}>{arch}</td>
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
        <a href={`tel:${company.phone.replace(/[^\d+]/g, '')}`} style={link}>
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

const link: CSSProperties = { color: colour.river, textDecoration: 'underline' }

export function Link({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} style={{ ...link, ...wrap, fontWeight: 600 }}>
      {children}
    </a>
  )
}

export function Heading({ children }: { children: ReactNode }) {
  return <h1 style={{ ...display, fontSize: 30, margin: '0 8px 12px' }}>{children}</h1>
}

export function Subheading({ children }: { children: ReactNode }) {
  return <h2 style={{ ...display, fontSize: 22, margin: '32px 8px 12px' }}>{children}</h2>
}

export function Paragraph({ children }: { children: ReactNode }) {
  return <p style={{ ...text, ...wrap, margin: '0 8px 16px' }}>{children}</p>
}

export function SmallPrint({
  isSkippedInText,
  children,
}: {
  isSkippedInText?: boolean
  children: ReactNode
}) {
  return (
    <p data-skip-in-text={isSkippedInText} style={{ ...small, margin: '16px 8px 0' }}>
      {children}
    </p>
  )
}

/** What a person must not overlook; the bar repeats in shape what the colour says. */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <Table style={{ margin: '0 0 16px' }}>
      <tr>
        <td
          style={{
            ...text,
            ...wrap,
            fontWeight: 600,
            color: colour.lacquer,
            backgroundColor: colour.sheet,
            borderLeft: `4px solid ${colour.lacquer}`,
            padding: '12px 16px',
          }}
        >
          {children}
        </td>
      </tr>
    </Table>
  )
}

const sheetEdge = `1px solid ${colour.line}`
const sheetCell: CSSProperties = { ...text, backgroundColor: colour.sheet, border: sheetEdge }
const notch: CSSProperties = {
  width: 11,
  height: 20,
  fontSize: 0,
  lineHeight: 0,
  backgroundColor: colour.paper,
  border: sheetEdge,
}
const ticketShadow = '0 2px 3px rgba(9,30,28,.06), 0 18px 36px -18px rgba(9,30,28,.3)'
const notchCell: CSSProperties = { width: 12, padding: 0, backgroundColor: colour.sheet }

/** A commitment: what it is about above the tear line; the price and the action on the stub below. */
export function Ticket({
  title,
  stub,
  children,
}: {
  title: ReactNode
  stub: ReactNode
  children: ReactNode
}) {
  return (
    <Table style={{ margin: '24px 0 0', borderRadius: 14, boxShadow: ticketShadow }}>
      <tr>
        <td
          colSpan={3}
          style={{ ...sheetCell, borderBottom: 0, borderRadius: '14px 14px 0 0', padding: '22px 20px 10px' }}
        >
          <h2 style={{ ...display, ...wrap, fontSize: 23, margin: '0 0 12px' }}>{title}</h2>
          {children}
        </td>
      </tr>
      <tr data-skip-in-text="true">
        <td style={notchCell}>
          <div style={{ ...notch, borderLeft: 0, borderRadius: '0 11px 11px 0' }} />
        </td>
        <td style={{ padding: '0 6px', backgroundColor: colour.sheet }}>
          <div style={{ borderTop: `2px dashed ${colour.tear}`, fontSize: 0, lineHeight: 0 }} />
        </td>
        <td style={notchCell}>
          <div style={{ ...notch, borderRight: 0, borderRadius: '11px 0 0 11px' }} />
        </td>
      </tr>
      <tr>
        <td
          colSpan={3}
          style={{ ...sheetCell, borderTop: 0, borderRadius: '0 0 14px 14px', padding: '10px 20px 22px' }}
        >
          {stub}
        </td>
      </tr>
    </Table>
  )
}

/** The one figure of a stub. */
export function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Table>
      <tr data-text="line">
        <td
          data-text="label"
          style={{ ...text, color: colour.quiet, paddingRight: 12, whiteSpace: 'nowrap' }}
        >
          {label}
        </td>
        <td
          data-text="value"
          align="right"
          style={{
            ...text,
            fontSize: 26,
            lineHeight: 1.25,
            fontWeight: 700,
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {children}
        </td>
      </tr>
    </Table>
  )
}

export function StubNote({ children }: { children: ReactNode }) {
  return <p style={{ ...small, margin: '6px 0 0' }}>{children}</p>
}

/** `main` is the one marigold action of a mail. A mail address is left out of the text version: it is in the facts. */
export function Button({
  href,
  kind,
  children,
}: {
  href: string
  kind: 'main' | 'other'
  children: ReactNode
}) {
  return (
    <Table style={{ margin: '14px 0 0' }} isSkippedInText={href.startsWith('mailto:')}>
      <tr>
        <td
          align="center"
          style={{
            backgroundColor: kind === 'main' ? colour.marigold : colour.sheet,
            border: `1px solid ${kind === 'main' ? colour.marigold : colour.ink}`,
            borderRadius: 10,
          }}
        >
          <a
            href={href}
            style={{
              ...text,
              display: 'block',
              fontSize: 17,
              lineHeight: '24px',
              fontWeight: 600,
              textDecoration: 'none',
              padding: '13px 12px',
            }}
          >
            {children}
          </a>
        </td>
      </tr>
    </Table>
  )
}

/** What one looks for first, two in a row. */
export function Fields({ fields }: { fields: readonly (readonly [label: string, value: ReactNode])[] }) {
  const rows = fields
    .filter((_field, index) => index % 2 === 0)
    .map((left, row) => [left, fields[row * 2 + 1]])
  return (
    <Table style={{ margin: '0 0 6px', tableLayout: 'fixed' }}>
      {rows.map((row) => (
        <tr key={row[0]?.[0]}>
          {row.map(
            (field) =>
              field && (
                <td key={field[0]} width="50%" style={{ padding: '0 12px 12px 0', verticalAlign: 'top' }}>
                  <span data-text="label" style={{ ...small, display: 'block', lineHeight: '20px' }}>
                    {field[0]}
                  </span>
                  <span
                    style={{
                      ...text,
                      ...wrap,
                      ...figures,
                      display: 'block',
                      fontSize: 17,
                      fontWeight: 600,
                      lineHeight: '24px',
                    }}
                  >
                    {field[1]}
                  </span>
                </td>
              ),
          )}
        </tr>
      ))}
    </Table>
  )
}

export function Facts({ children }: { children: ReactNode }) {
  return <Table>{children}</Table>
}

const factCell: CSSProperties = { borderTop: sheetEdge, verticalAlign: 'top', padding: '8px 0' }
const factLabel: CSSProperties = { ...small, fontSize: 15, lineHeight: '25px' }

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <tr data-text="line">
      <td data-text="label" style={{ ...factLabel, ...factCell, width: 84, paddingRight: 12 }}>
        {label}
      </td>
      <td data-text="value" style={{ ...text, ...wrap, ...figures, ...factCell, lineHeight: '25px' }}>
        {children}
      </td>
    </tr>
  )
}

/** Free text takes the whole width; the text version marks it as quoted, so that it cannot pose as a fact. */
export function LongFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <tr data-text="line">
      <td colSpan={2} data-text="value" style={factCell}>
        <span data-text="label" style={{ ...factLabel, display: 'block' }}>
          {label}
        </span>
        <div data-text="quote" style={{ ...text, ...wrap }}>
          {children}
        </div>
      </td>
    </tr>
  )
}

/** A reference that is never broken in two. */
export function Reference({ children }: { children: string }) {
  return <strong style={{ whiteSpace: 'nowrap' }}>{children}</strong>
}

/** Stations on a line: what happens, in order; the first is where we are now. */
export function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <Table style={{ margin: '0 0 16px' }}>
      {steps.map((step, index) => (
        <tr key={step} data-text="line">
          <td data-text="number" style={{ width: 42, verticalAlign: 'top', padding: '0 0 14px 8px' }}>
            <span
              style={{
                ...text,
                display: 'block',
                width: 24,
                fontSize: 14,
                lineHeight: '24px',
                fontWeight: 600,
                textAlign: 'center',
                backgroundColor: index === 0 ? colour.marigold : colour.paper,
                border: `2px solid ${colour.ink}`,
                borderRadius: 14,
              }}
            >
              {index + 1}
            </span>
          </td>
          <td data-text="value" style={{ ...text, ...wrap, verticalAlign: 'top', padding: '1px 8px 15px 0' }}>
            {step}
          </td>
        </tr>
      ))}
    </Table>
  )
}
