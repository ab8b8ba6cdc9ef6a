import type { ReactNode } from 'react'
import { colour, display, link, small, text, wrap } from './style.ts'
import { Table } from './table.tsx'

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

/** Within a ticket. */
export function SmallHeading({ children }: { children: ReactNode }) {
  return <h3 style={{ ...text, fontWeight: 600, margin: '14px 0 4px' }}>{children}</h3>
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

/** A warning; its bar marks it for readers who do not see the colour. */
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

/** What the reader has to do or know for their safety; its bar marks it for readers who do not see the colour. */
export function Callout({ children }: { children: ReactNode }) {
  return (
    <Table style={{ margin: '12px 0 6px' }}>
      <tr>
        <td
          style={{
            ...text,
            ...wrap,
            backgroundColor: colour.celadon,
            borderLeft: `4px solid ${colour.jade}`,
            padding: '11px 16px',
          }}
        >
          {children}
        </td>
      </tr>
    </Table>
  )
}

/** A reference that is never broken in two. */
export function Reference({ children }: { children: string }) {
  return <strong style={{ whiteSpace: 'nowrap' }}>{children}</strong>
}

/** What is not there and has to be asked for. */
export function Missing({ children }: { children: string }) {
  return <strong style={{ color: colour.lacquer }}>{children}</strong>
}
