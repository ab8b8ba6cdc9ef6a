import { href, Link } from 'react-router'
import type { CategoryKey } from '#catalogue/tour.rules.ts'
import { thingsToDo } from '#content/things-to-do.ts'
import { pictureNamed } from '../../../parts/picture-of.ts'
import { PosterArt } from '../../../parts/poster-art.tsx'
import { Icon } from '../../../ui/icon.tsx'

/** The four kinds of day, as links to the filtered trip list. */
export function ThingsToDo({ counts }: { counts: Readonly<Record<CategoryKey, number>> }) {
  return (
    <section className="things wrap" aria-labelledby="things">
      <div className="page-head">
        <h2 id="things">Things to do along the river</h2>
      </div>
      <ul className="things__list swipe-list">
        {thingsToDo.map(({ title, text, poster, category }) => (
          <li className="thing" key={category}>
            <PosterArt poster={pictureNamed(poster)} alt="" />
            <div className="thing__words">
              <h3>
                <Link to={`${href('/tours')}?category=${category}`}>{title}</Link>
              </h3>
              <p>{text}</p>
              <p className="thing__more">
                See {counts[category]} trips <Icon name="arrow" />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
