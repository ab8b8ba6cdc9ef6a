import type { CSSProperties, ReactNode } from 'react'
import { accent, colour, display, empty, figures, sheetEdge, small, text, wrap } from './style.ts'
import { Table } from './table.tsx'

const sheetCell: CSSProperties = { ...text, backgroundColor: colour.sheet, border: sheetEdge }
const notch: CSSProperties = { ...empty, padding: 0, backgroundColor: colour.paper, border: sheetEdge }
const ticketShadow = '0 2px 3px rgba(9,30,28,.06), 0 18px 36px -18px rgba(9,30,28,.3)'

/** A ticket: the facts above the tear line, the price and the action on the stub below. */
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
    <Table
      style={{
        margin: '24px 0 16px',
        borderRadius: 14,
        backgroundColor: colour.sheet,
        boxShadow: ticketShadow,
      }}
    >
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
        <td width={11} height={20} style={{ ...notch, borderLeft: 0, borderRadius: '0 11px 11px 0' }} />
        <td style={{ padding: '0 6px', backgroundColor: colour.sheet }}>
          <div style={{ ...empty, borderTop: `2px dashed ${colour.tear}` }} />
        </td>
        <td width={11} height={20} style={{ ...notch, borderRight: 0, borderRadius: '11px 0 0 11px' }} />
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

/** The reference and the main figure of a stub. */
export function Figures({
  reference,
  figure,
}: {
  reference: string
  figure?: [label: string, value: string]
}) {
  return (
    <Table>
      <tr>
        <td style={{ padding: '0 12px 0 0', verticalAlign: 'top', whiteSpace: 'nowrap' }}>
          <FigureText label="Reference" value={reference} size={19} />
        </td>
        {figure && (
          <td align="right" style={{ padding: 0, verticalAlign: 'top' }}>
            <FigureText label={figure[0]} value={figure[1]} size={26} />
          </td>
        )}
      </tr>
    </Table>
  )
}

function FigureText({ label, value, size }: { label: string; value: string; size: number }) {
  return (
    <>
      <span data-text="label" style={{ ...small, display: 'block' }}>
        {label}
      </span>
      <strong
        style={{ ...text, ...figures, display: 'block', fontSize: size, lineHeight: '32px', fontWeight: 700 }}
      >
        {value}
      </strong>
    </>
  )
}

export function StubNote({ children }: { children: ReactNode }) {
  return <p style={{ ...small, margin: '6px 0 0' }}>{children}</p>
}

const BUTTONS = {
  main: { ground: accent.ground, edge: accent.ground, letters: accent.letters },
  other: { ground: colour.sheet, edge: colour.ink, letters: colour.ink },
}

/** `main` is the one action of an email. An email address is left out of the text version: it is in the facts. */
export function Button({
  href,
  kind,
  children,
}: {
  href: string
  kind: 'main' | 'other'
  children: ReactNode
}) {
  const { ground, edge, letters } = BUTTONS[kind]
  return (
    <Table style={{ margin: '16px 0 0' }} isSkippedInText={href.startsWith('mailto:')}>
      <tr>
        <td
          align="center"
          height={50}
          style={{ backgroundColor: ground, border: `1px solid ${edge}`, borderRadius: 10 }}
        >
          <a
            href={href}
            data-text="button"
            style={{
              ...text,
              color: letters,
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
