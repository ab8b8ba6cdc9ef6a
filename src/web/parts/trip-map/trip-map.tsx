import { AnchorButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { MarkKind, Side } from './label-box.ts'

/** A label with its mark; x and y in percent of the width and height, `turn` the direction of an arrow in degrees. */
export type MapMark = readonly [kind: MarkKind, side: Side, x: number, y: number, text: string, turn?: number]

/** The data of a map: the address of its drawing, the marks with their labels, and a caption. */
export type TripMapView = {
  words: string
  picture: string
  /** The address of the main place in a map service. */
  link: string
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
        <MapSheet {...view} />
        <figcaption>
          <span id={MAP_WORDS}>{view.words}</span> Our own drawing, with rivers and roads simplified.
        </figcaption>
      </figure>
      <AnchorButton href={view.link} target="_blank" rel="noopener noreferrer">
        <Icon name="pin" />
        Open in Maps
      </AnchorButton>
    </section>
  )
}

/** The id of the words that say what a map shows. */
export const MAP_WORDS = 'trip-map-words'

/** The drawing with its marks. */
export function MapSheet({
  picture,
  marks,
  wideMarks,
}: Pick<TripMapView, 'picture' | 'marks' | 'wideMarks'>) {
  return (
    <div className="trip-map__sheet" role="img" aria-labelledby={MAP_WORDS}>
      <img src={picture} alt="" loading="lazy" />
      {marks.map((mark) => renderMark(mark))}
      {wideMarks.map((mark) => renderMark(mark, ' mark--wide'))}
    </div>
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
