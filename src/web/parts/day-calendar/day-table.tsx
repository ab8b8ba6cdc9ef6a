import type { PlainDate } from '#platform/time/calendar.ts'
import type { Cell } from './day-cell.ts'

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

type DayTableProps = { cells: readonly Cell[]; chosen: string; onChoose?: (date: PlainDate) => void }

/**
 * The weeks as a table. With `onChoose` its radio buttons belong to no form, and a date field sends the day; without, they
 * send it themselves as `date`.
 */
export function DayTable({ cells, chosen, onChoose }: DayTableProps) {
  return (
    <fieldset>
      <legend className="visually-hidden">Free days</legend>
      <table>
        <thead>
          <tr>
            {WEEK.map((day) => (
              <th key={day} scope="col">
                <abbr title={day}>{day.slice(0, 2)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(cells).map((week) => (
            <tr key={week[0]?.date}>
              {week.map((cell) => (
                <td key={cell.date} className={cell.look}>
                  {cell.isChoosable ? (
                    <label>
                      <input
                        type="radio"
                        value={cell.date}
                        {...(onChoose
                          ? {
                              ...{ name: 'freeOn', form: '', checked: cell.date === chosen },
                              onChange: () => onChoose(cell.date),
                            }
                          : { name: 'date', defaultChecked: cell.date === chosen })}
                        aria-label={cell.spoken}
                      />
                      <DayAndWord {...cell} />
                    </label>
                  ) : (
                    <span className={cell.date === chosen ? 'chosen' : undefined}>
                      <DayAndWord {...cell} />
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  )
}

function DayAndWord({ date, word }: Cell) {
  return (
    <>
      <b>{Number(date.slice(8))}</b>
      {word && <small>{word}</small>}
    </>
  )
}

function weeksOf(cells: readonly Cell[]): Cell[][] {
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}
