import type { CSSProperties, ReactNode } from 'react'
import { colour, display, sheetEdge, small, text, wrap } from './style.ts'
import { Table } from './table.tsx'

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
