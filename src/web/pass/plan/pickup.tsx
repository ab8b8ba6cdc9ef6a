import { AnchorButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { PlanView } from './plan-view.ts'

export function Pickup({ pickup }: Pick<PlanView, 'pickup'>) {
  if (!pickup) return null
  const { place, town, map, isExact, waiting } = pickup
  return (
    <section
      className="pass__panel stack gap-12 pad-panel raised-ticket"
      id="pickup"
      aria-labelledby="pickup-title"
    >
      <h2 id="pickup-title">Your pickup point</h2>
      <p className="pass__place stack lines break">
        <b className="size-lead">{place}</b>
        {town && <span>{town}</span>}
      </p>
      {!isExact && (
        <p>We don’t have the name of your hotel yet. Please send it to us by the evening before.</p>
      )}
      <p className="pass__small">{waiting}</p>
      {isExact && (
        <p>
          <AnchorButton href={map} target="_blank" rel="noopener noreferrer">
            <Icon name="pin" />
            Open in Maps
          </AnchorButton>
        </p>
      )}
    </section>
  )
}
