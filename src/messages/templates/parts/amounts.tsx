import type { CSSProperties, ReactNode } from 'react'
import { display, figures, sheetEdge, small, text, wrap } from './style.ts'
import { Table } from './table.tsx'

/** One line of a bill; without a sum its words take the whole width. `total` stands out below a rule; `struck` is what a sum was before. */
export type Amount = { label: ReactNode; value: string; look?: 'total' | 'struck' }

/** What something costs and what is paid of it: words on the left, sums on the right. */
export function Amounts({ amounts }: { amounts: readonly Amount[] }) {
  return (
    <Table>
      {amounts.map(({ label, value, look }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no other identity and never move
        <tr key={index} data-text="line">
          <td
            data-text={value ? 'label' : 'value'}
            colSpan={value ? 1 : 2}
            style={{ ...cellOf(look), ...wrap, paddingRight: 12 }}
          >
            {label}
          </td>
          {value && (
            <td
              data-text="value"
              align="right"
              style={{ ...cellOf(look), ...sumOf(look), whiteSpace: 'nowrap' }}
            >
              {look === 'struck' ? <s>{value}</s> : value}
            </td>
          )}
        </tr>
      ))}
    </Table>
  )
}

function cellOf(look: Amount['look']): CSSProperties {
  const cell = { ...text, lineHeight: '24px', padding: '4px 0', verticalAlign: 'bottom' }
  if (look !== 'total') return cell
  return { ...cell, fontWeight: 600, lineHeight: '30px', borderTop: sheetEdge, padding: '8px 0 4px' }
}

function sumOf(look: Amount['look']): CSSProperties {
  if (look === 'total') return { ...display, ...figures, fontSize: 26, lineHeight: '30px' }
  return look === 'struck' ? { ...figures, color: small.color } : figures
}
