import { colour, figures, small, text, wrap } from './style.ts'
import { Table } from './table.tsx'

/** A number plate as it looks on the car, and beside it the car in words. */
export function Plate({ plate, vehicle }: { plate: string; vehicle: string }) {
  return (
    <Table width="auto" style={{ margin: '4px 0 0' }}>
      <tr data-text="line">
        <td
          style={{
            border: `2px solid ${colour.ink}`,
            borderRadius: 6,
            backgroundColor: colour.sheet,
            padding: '6px 18px',
            ...wrap,
          }}
        >
          <span data-text="label" style={{ ...small, fontSize: 13, lineHeight: '16px', display: 'block' }}>
            Number plate
          </span>
          <span
            data-text="value"
            style={{
              ...text,
              ...figures,
              display: 'block',
              fontSize: 24,
              lineHeight: '32px',
              fontWeight: 700,
            }}
          >
            {plate}
          </span>
        </td>
        <td style={{ ...text, ...wrap, padding: '0 0 0 16px', fontWeight: 600 }}>
          <span>{vehicle}</span>
        </td>
      </tr>
    </Table>
  )
}
