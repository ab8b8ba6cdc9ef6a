import type { CSSProperties, ReactNode } from 'react'
import { figures, sheetEdge, small, text, wrap } from './style.ts'
import { Table } from './table.tsx'

/** The most important facts, two in a row. */
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

/** Free text takes the whole width; the text version marks it as quoted, so that it cannot imitate a fact. */
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
