import { PosterArt } from '../../parts/poster-art.tsx'
import type { Picture } from '../art.tsx'
import { Specimen } from './specimen.tsx'

/** The shapes that the site cuts from a drawing. */
const CROPS = ['4:5', '16:10', '21:9']

type NamedPoster = Picture & { name: string }

export function Posters({ posters }: { posters: readonly NamedPoster[] }) {
  return (
    <Specimen file="ui/art.tsx">
      <ul className="posters grid gap-24">
        {posters.map((poster) => (
          <li key={poster.name}>
            <PosterSheet poster={poster} />
          </li>
        ))}
      </ul>
    </Specimen>
  )
}

function PosterSheet({ poster }: { poster: NamedPoster }) {
  const { name, alt, focus = {} } = poster
  const { x = 50, y = 50 } = focus
  return (
    <article className="poster sheet full-width" id={`poster-${name}`}>
      <div className="poster__whole relative">
        <PosterArt poster={poster} />
        <span className="poster__focus" style={{ left: `${x}%`, top: `${y}%` }} />
      </div>
      <div className="poster__words grow">
        <h3>{name}</h3>
        <p>{alt}</p>
        <p className="poster__point">
          Focus {x} % across, {y} % down
        </p>
      </div>
      <ul className="poster__crops flex gap-8 muted size-fine align-centre">
        {CROPS.map((crop) => (
          <li key={crop} style={{ '--ratio': crop.replace(':', ' / ') }}>
            <PosterArt poster={poster} alt="" />
            {crop}
          </li>
        ))}
      </ul>
    </article>
  )
}
