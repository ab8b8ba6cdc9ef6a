import { type Ref, useRef, useState } from 'react'
import type { PlacesMapView } from '../../parts/trip-map/places-map-of.ts'
import { FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { matchesPlace } from './place-search.ts'
import type { RegionOfPlaces, ShownPlace } from './places-by-region.ts'
import { PlacesMap } from './places-map.tsx'
import { RegionPlaces } from './region-places.tsx'

/** More places are taken too, because a request is never lost; one trip hardly shows them all. */
const MOST_PLACES = 8

type PlaceChoiceProps = {
  regions: readonly RegionOfPlaces[]
  /** Before a place is chosen. */
  map: PlacesMapView
  chosenIds: readonly string[]
  error: string | undefined
  onChoose: (ids: string[]) => void
}

/**
 * The places as checkboxes by region. With scripts there is a search, and the chosen places are listed above and stand on
 * the map.
 */
export function PlaceChoice({ regions, map, chosenIds, error, onChoose }: PlaceChoiceProps) {
  const places = regions.flatMap((group) => group.places)
  const chosen = chosenIds.flatMap((id) => places.find((place) => place.id === id) ?? [])
  const [query, setQuery] = useState('')
  const summary = useRef<HTMLDivElement>(null)
  const isSearching = query.trim() !== ''
  const found = places.filter((place) => matchesPlace(place, query.trim()))

  function toggle({ id }: ShownPlace) {
    onChoose(chosenIds.includes(id) ? chosenIds.filter((one) => one !== id) : [...chosenIds, id])
  }

  return (
    <fieldset
      className="request__part places"
      id="trip-selectedLocations"
      aria-describedby={error && 'trip-selectedLocations-error'}
    >
      <legend className="visually-hidden">Places</legend>
      {error && <FieldError id="trip-selectedLocations-error" text={error} />}
      <div className="places__columns">
        <div className="request__part">
          <div className="places__tools request__part">
            <ChosenPlaces
              chosen={chosen}
              summary={summary}
              onRemove={(place) => {
                toggle(place)
                summary.current?.focus()
              }}
            />
            <div className="places__search relative icons-jade">
              <Icon name="search" />
              <input
                className="control"
                type="search"
                aria-label="Search places"
                placeholder={`Search ${places.length} places`}
                value={query}
                onChange={(event) => setQuery(event.target.value)}
                onKeyDown={(event) => {
                  if (event.key === 'Enter') event.preventDefault()
                }}
              />
            </div>
            <p className="visually-hidden" role="status">
              {isSearching && `${found.length} of ${places.length} places found`}
            </p>
          </div>
          <div className="places__regions">
            {regions.map((group, index) => (
              <RegionPlaces
                key={group.region}
                {...group}
                {...{ chosen, found, isSearching }}
                isFirst={index === 0}
                onToggle={toggle}
              />
            ))}
          </div>
          {found.length === 0 && (
            <p className="request__note">
              That place isn’t on our list. Add it to &ldquo;What would you like to do?&rdquo; and we’ll tell
              you if we can get there.
            </p>
          )}
        </div>
        <PlacesMap ids={chosenIds} first={map} />
      </div>
    </fieldset>
  )
}

type ChosenPlacesProps = {
  chosen: readonly ShownPlace[]
  summary: Ref<HTMLDivElement>
  onRemove: (place: ShownPlace) => void
}

/** The chosen places as buttons that remove them. */
function ChosenPlaces({ chosen, summary, onRemove }: ChosenPlacesProps) {
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
  if (count === 0) return `No places chosen yet, pick up to ${MOST_PLACES}`
  const chosen = count === 1 ? '1 place chosen' : `${count} places chosen`
  return count > MOST_PLACES ? `${chosen}. We’ll tell you which of them fit together.` : chosen
}
