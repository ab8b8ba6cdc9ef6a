import type { MarkKind, Side } from './labels.ts'

export type MapMark = {
  kind: MarkKind
  /** One name a line. */
  text: string
  /** Percent of the width and height of the map. */
  x: number
  y: number
  side: Side
  /** Where an arrow points to, in degrees clockwise from the east. */
  turn?: number
  /** Left out where the map is narrow. */
  isWide?: boolean
}

/** Ready to be drawn: paths in a frame of 350 by 210, and whatever on it has a name. */
export type TripMapView = {
  words: string
  hills: string
  lakes: string
  rivers: string
  railways: string
  route: string
  marks: readonly MapMark[]
}

/** The day as a drawn map. The sentence below says where it goes. */
export function TripMap({ view }: { view: TripMapView }) {
  return (
    <section>
      <h2>Where you will be</h2>
      <figure className="trip-map">
        <div className="trip-map__sheet" role="img" aria-labelledby="trip-map-words">
          <svg viewBox="0 0 350 210" aria-hidden="true">
            <path className="trip-map__hills" d={view.hills} />
            <path className="trip-map__river" d={view.rivers} />
            <path className="trip-map__lake" d={view.lakes} />
            <path className="trip-map__rail" id="trip-map-rail" d={view.railways} />
            <use className="trip-map__ties" href="#trip-map-rail" />
            <path className="trip-map__route" d={view.route} />
          </svg>
          {view.marks.map((mark) => (
            <Mark key={mark.text} {...mark} />
          ))}
        </div>
        <figcaption>
          <span id="trip-map-words">{view.words}</span> Drawn by hand, with rivers and roads simplified.
        </figcaption>
      </figure>
    </section>
  )
}

function Mark({ kind, text, x, y, side, turn, isWide }: MapMark) {
  return (
    <b
      className={`map-mark map-mark--${kind} map-mark--${side}${isWide ? ' map-mark--wide' : ''}`}
      style={{ '--x': x, '--y': y, ...(turn === undefined ? {} : { '--turn': `${turn}deg` }) }}
    >
      {text}
    </b>
  )
}
