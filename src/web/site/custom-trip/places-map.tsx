import { useEffect, useRef } from 'react'
import { href, useFetcher } from 'react-router'
import type { PlacesMapView } from '../../parts/trip-map/places-map-of.ts'
import { MAP_WORDS, MapSheet } from '../../parts/trip-map/trip-map.tsx'
import type { loader } from './map.ts'

type PlacesMapProps = { ids: readonly string[]; first: PlacesMapView }

/** The chosen places on a map, with the way from one to the next, drawn by the server anew with each choice. */
export function PlacesMap({ ids, first }: PlacesMapProps) {
  const { data, load } = useFetcher<typeof loader>()
  const chosen = ids.join(' ')
  const asked = useRef('')
  useEffect(() => {
    if (asked.current === chosen) return
    asked.current = chosen
    void load(`${href('/custom-trip/map')}?${new URLSearchParams({ places: chosen })}`)
  }, [chosen, load])
  const { words, drive, ...map } = data ?? first
  return (
    <figure className="trip-map places__map">
      <MapSheet {...map} />
      <figcaption>
        <span id={MAP_WORDS}>{words}</span>
        {drive && <strong className="block ink">{drive}</strong>}
      </figcaption>
    </figure>
  )
}
