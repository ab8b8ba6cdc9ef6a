import type { MarkKind, Side } from './label-box.ts'

/** A name with its sign: where it is, in percent of the width and height, and for an arrow where it points to. */
export type MapMark = readonly [kind: MarkKind, side: Side, x: number, y: number, text: string, turn?: number]

/** Ready to be drawn: paths in a frame of 350 by 210, and whatever on it has a name. */
export type TripMapView = {
  words: string
  hills: string
  lakes: string
  rivers: string
  railways: string
  route: string
  marks: readonly MapMark[]
  /** Left out where the map is narrow. */
  wideMarks: readonly MapMark[]
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
            <path className="trip-map__rivers" d={view.rivers} />
            <path className="trip-map__lakes" d={view.lakes} />
            <path className="trip-map__rails" d={view.railways} />
            <path className="trip-map__ties" d={view.railways} />
            <path className="trip-map__route" d={view.route} />
          </svg>
          {view.marks.map((mark) => drawn(mark))}
          {view.wideMarks.map((mark) => drawn(mark, ' mark--wide'))}
        </div>
        <figcaption>
          <span id="trip-map-words">{view.words}</span> Our own drawing, with rivers and roads simplified.
        </figcaption>
      </figure>
    </section>
  )
}

function drawn([kind, side, x, y, text, turn]: MapMark, more = '') {
  return (
    <b
      key={text}
      className={`mark--${kind} mark--${side}${more}`}
      style={{ '--x': x, '--y': y, ...(turn === undefined ? {} : { '--turn': `${turn}deg` }) }}
    >
      {text}
    </b>
  )
}
