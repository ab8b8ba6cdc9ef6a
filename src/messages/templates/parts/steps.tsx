import { accent, colour, text, wrap } from './style.ts'
import { Table } from './table.tsx'

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
                color: index === 0 ? accent.letters : colour.ink,
                backgroundColor: index === 0 ? accent.ground : colour.paper,
                border: `2px solid ${index === 0 ? accent.ground : colour.ink}`,
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
