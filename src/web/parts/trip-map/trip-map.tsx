import { AnchorButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { MarkKind, Side } from './label-box.ts'

/** A label with its mark; x and y in percent of the width and height, `turn` the direction of an arrow in degrees. */
export type MapMark = readonly [kind: MarkKind, side: Side, x: number, y: number, text: string, turn?: number]

/** The data of a map: SVG paths in a frame of 350 by 210, the marks with their labels, and a caption. */
export type TripMapView = {
  words: string
  /** The address of the main place in a map service. */
  link: string
  hills: string
  lakes: string
  rivers: string
  railways: string
  route: string
  marks: readonly MapMark[]
  /** Shown on wide maps only. */
  wideMarks: readonly MapMark[]
}

/** The route of the day on a map; the caption names the places for screen readers too. */
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
          {view.marks.map((mark) => renderMark(mark))}
          {view.wideMarks.map((mark) => renderMark(mark, ' mark--wide'))}
        </div>
        <figcaption>
          <span id="trip-map-words">{view.words}</span> Our own drawing, with rivers and roads simplified.
        </figcaption>
      </figure>
      <AnchorButton href={view.link} target="_blank" rel="noopener noreferrer">
        <Icon name="pin" />
        Open in Maps
      </AnchorButton>
    </section>
  )
}

function renderMark([kind, side, x, y, text, turn]: MapMark, more = '') {
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
