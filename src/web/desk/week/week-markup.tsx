import { type Markup, StaticMarkup } from '../../parts/static-markup.tsx'
import { useBoardKeys } from './use-board-keys.ts'
import { useDrag } from './use-drag.ts'

/** The board as the server has rendered it; scripts only add dragging and the arrow keys to its links and forms. */
export function WeekMarkup({ markup }: { markup: Markup }) {
  useDrag()
  useBoardKeys(markup)
  return <StaticMarkup markup={markup} />
}
