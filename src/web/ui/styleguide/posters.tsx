import { type PosterName, posters } from '#content/pictures/posters.ts'
import { pictureNamed } from '../../parts/picture-of.ts'
import { PosterArt } from '../../parts/poster-art.tsx'

/** The shapes that the site cuts from a drawing. */
const CROPS = ['4:5', '16:10', '21:9']

/** Every drawing whole, with the point that stays in view, and in each crop. */
export function Posters() {
  return (
    <ul className="posters grid gap-24">
      {(Object.keys(posters) as PosterName[]).map((name) => (
        <li className="sheet" key={name}>
          <Poster name={name} />
        </li>
      ))}
    </ul>
  )
}

function Poster({ name }: { name: PosterName }) {
  const picture = pictureNamed(name)
  const { x = 50, y = 50 } = picture.focus ?? {}
  return (
    <>
      <div className="relative">
        <PosterArt poster={picture} />
        <span className="posters__focus" style={{ left: `${x}%`, top: `${y}%` }} />
      </div>
      <h3>{name}</h3>
      <p>{picture.alt}</p>
      <ul className="flex gap-8 size-fine">
        {CROPS.map((crop) => (
          <li className="posters__crop" key={crop} style={{ '--ratio': crop.replace(':', ' / ') }}>
            <PosterArt poster={picture} alt="" />
            {crop}
          </li>
        ))}
      </ul>
    </>
  )
}
