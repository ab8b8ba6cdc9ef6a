import { useState } from 'react'
import type { PlaceRegion } from '#content/map/places.ts'
import { Icon } from '../../ui/icon.tsx'
import type { ShownPlace } from './places-by-region.ts'

type RegionPlacesProps = {
  region: PlaceRegion
  places: readonly ShownPlace[]
  chosen: readonly ShownPlace[]
  found: readonly ShownPlace[]
  isSearching: boolean
  isFirst: boolean
  onToggle: (place: ShownPlace) => void
}

/** One region, collapsed unless one of its places is chosen or found. */
export function RegionPlaces({
  region,
  places,
  chosen,
  found,
  isSearching,
  isFirst,
  onToggle,
}: RegionPlacesProps) {
  const count = places.filter((place) => chosen.includes(place)).length
  const [isOpenAtFirst] = useState(isFirst || count > 0)
  return (
    <details
      className="region"
      open={isSearching || isOpenAtFirst}
      hidden={!places.some((place) => found.includes(place))}
    >
      <summary className="flex middle pad-row gap-4 gap-x-12">
        <b className="break shrink">{region}</b>
        <span className="to-end muted size-small">
          {count > 0 ? `${count} of ${places.length} chosen` : howMany(places.length)}
        </span>
        <Icon name="chevron-down" />
      </summary>
      <div className="region__places grid gap-4">
        {places.map((place) => (
          <label className="place flex gap-8 close" key={place.id} hidden={!found.includes(place)}>
            <input
              className="rigid"
              type="checkbox"
              name="selectedLocations"
              value={place.id}
              checked={chosen.includes(place)}
              onChange={() => onToggle(place)}
            />
            {place.picture ? (
              <img src={place.picture} alt="" loading="lazy" width="64" height="64" />
            ) : (
              <Icon name="pin" />
            )}
            <span>
              <b className="medium">{place.name}</b>{' '}
              <span className="block muted size-meta">{place.what}</span>
            </span>
          </label>
        ))}
      </div>
    </details>
  )
}

function howMany(places: number): string {
  return places === 1 ? '1 place' : `${places} places`
}
