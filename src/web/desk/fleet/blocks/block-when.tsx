import { ShortDay } from '../short-day.tsx'
import type { BlockView } from './block-view.ts'

/** `Mon 30 Nov`, `Thu 24 Dec to Sun 27 Dec`, `Tue 1 Dec, 09:00 to 12:00`. */
export function BlockWhen({ block: { first, last, hours } }: { block: BlockView }) {
  return (
    <>
      <ShortDay date={first} />
      {hours && `, ${hours.from}`}
      {(hours || last !== first) && ' to '}
      {last !== first && <ShortDay date={last} />}
      {hours && (last === first ? hours.until : `, ${hours.until}`)}
    </>
  )
}
