import type { Ref } from 'react'
import type { Place } from '#content/map/places.ts'
import { Icon } from '../../ui/icon.tsx'

type ChosenPlacesProps = {
  chosen: readonly Place[]
  summary: Ref<HTMLDivElement>
  onRemove: (place: Place) => void
}

/** The chosen places as buttons that remove them. */
export function ChosenPlaces({ chosen, summary, onRemove }: ChosenPlacesProps) {
  return (
    <div className="chosen" ref={summary} tabIndex={-1}>
      <p className="muted size-small" role="status">
        {inWords(chosen.length)}
      </p>
      <ul className="cluster gap-8">
        {chosen.map((place) => (
          <li key={place.id}>
            <button
              type="button"
              className="chosen__place inline-flex middle gap-8 touch medium size-small tight"
              onClick={() => onRemove(place)}
            >
              <span className="visually-hidden">Remove </span>
              {place.name}
              <Icon name="cross" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function inWords(count: number): string {
  if (count === 0) return 'No places chosen yet'
  return count === 1 ? '1 place chosen' : `${count} places chosen`
}
