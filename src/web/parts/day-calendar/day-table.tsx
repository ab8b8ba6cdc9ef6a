import type { PlainDate } from '#platform/time/calendar.ts'
import type { Cell } from './day-cell.ts'

const WEEK = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

type DayTableProps = {
  cells: readonly Cell[]
  chosen: string
  onChoose?: (date: PlainDate) => void
  /** Says each day as a sentence; without, its number. */
  speaks?: boolean
}

/** The weeks as a table of radio buttons, which send the day as `date`. */
export function DayTable({ cells, chosen, onChoose, speaks = true }: DayTableProps) {
  return (
    <table>
      <thead>
        <tr>
          {WEEK.map((day) => (
            <th key={day}>{day}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(cells).map((week) => (
          <tr key={week[0]?.date}>
            {week.map(({ date, look, word, spoken, isChoosable }) => (
              <td key={date} className={isChoosable || date !== chosen ? undefined : 'chosen'}>
                {isChoosable ? (
                  <label className={look === 'few' || look === 'yours' ? look : undefined}>
                    <input
                      type="radio"
                      name="date"
                      value={date}
                      {...(onChoose
                        ? { checked: date === chosen, onChange: () => onChoose(date) }
                        : { defaultChecked: date === chosen })}
                      aria-label={speaks ? spoken : undefined}
                    />
                    {Number(date.slice(8))}
                    {word && <small>{word}</small>}
                  </label>
                ) : look === 'off' ? (
                  Number(date.slice(8))
                ) : (
                  <s>{Number(date.slice(8))}</s>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function weeksOf(cells: readonly Cell[]): Cell[][] {
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}
