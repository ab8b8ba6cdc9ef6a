import { type Poster, type PosterName, posters } from '#content/posters.ts'
import { PosterArt } from '../../sections/poster-art.tsx'
import { Specimen } from './chapter.tsx'

/** The shapes that the site cuts from a drawing. */
const CROPS = ['4:5', '16:10', '21:9']

export function Posters() {
  const names = Object.keys(posters) as PosterName[]
  return (
    <Specimen file="ui/art.tsx">
      <ul className="posters">
        {names.map((name) => (
          <li key={name}>
            <PosterSheet name={name} />
          </li>
        ))}
      </ul>
    </Specimen>
  )
}

function PosterSheet({ name }: { name: PosterName }) {
  const { alt, focus = {} }: Poster = posters[name]
  const { x = 50, y = 50 } = focus
  return (
    <article className="poster sheet" id={`poster-${name}`}>
      <div className="poster__whole">
        <PosterArt poster={name} />
        <span className="poster__focus" style={{ left: `${x}%`, top: `${y}%` }} />
      </div>
      <div className="poster__words">
        <h3>{name}</h3>
        <p>{alt}</p>
        <p className="poster__point">
          Focus {x} % across, {y} % down
        </p>
      </div>
      <ul className="poster__crops">
        {CROPS.map((crop) => (
          <li key={crop} style={{ '--ratio': crop.replace(':', ' / ') }}>
            <PosterArt poster={name} alt="" />
            {crop}
          </li>
        ))}
      </ul>
    </article>
  )
}
