import { Icon } from '../../ui/icon.tsx'
import type { WeekView } from './view/load-week.ts'
import type { MovingView, TargetView } from './view/moving.ts'
import { weekAddress } from './week-address.ts'

type Props = { target: TargetView | undefined; place: string; moving: MovingView; week: WeekView }

/** Where a moved drive fits, a button; elsewhere why it does not. */
export function Target({ target, place, moving, week }: Props) {
  if (!target) return null
  if (!target.fits)
    return (
      <p className="week__no-fit flex gap-4 muted size-fine close icons-low">
        <Icon name="cross" />
        <span>{target.text}</span>
      </p>
    )
  return (
    <form className="week__put" method="post" action={weekAddress({ day: week.first, show: moving.day })}>
      <input type="hidden" name="act" value="assign" />
      <input type="hidden" name="reference" value={moving.reference} />
      <input type="hidden" name="legId" value={moving.legId} />
      <input type="hidden" name="seen" value={moving.seen} />
      <input type="hidden" name="vehicleId" value={target.vehicleId} />
      <input type="hidden" name="driverId" value={target.driverId} />
      <button className="week__target block on-sheet ink size-meta close full-width" type="submit">
        <b>
          Put it here<span className="visually-hidden">, {place}</span>
        </b>
        <span className="block muted size-fine">{target.text}</span>
      </button>
    </form>
  )
}
