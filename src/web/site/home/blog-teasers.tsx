import { href, Link } from 'react-router'
import type { PostCardView } from '../../parts/post-card/post-card-of.ts'
import { Art } from '../../ui/art.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Each has more on its page. */
const TAGS_SHOWN = 2

export function BlogTeasers({ teasers }: { teasers: readonly PostCardView[] }) {
  return (
    <section className="teasers wrap" aria-labelledby="teasers">
      <div className="page-head">
        <h2 id="teasers">Good to know before you come</h2>
      </div>
      <ul className="swipe-list">
        {teasers.map((teaser) => (
          <li className="teaser" key={teaser.id}>
            <Art picture={teaser.picture} alt="" />
            <div>
              <b className="teaser__kind">{teaser.category}</b>
              <h3>
                <Link to={href('/blog/:id', { id: teaser.id })}>{teaser.title}</Link>
              </h3>
              <ul className="teaser__tags" aria-label="Tags">
                {teaser.tags.slice(0, TAGS_SHOWN).map((tag) => (
                  <li key={tag}>{tag}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
      <p className="more">
        <LinkButton to={href('/blog')}>
          All articles
          <Icon name="arrow" />
        </LinkButton>
      </p>
    </section>
  )
}
