import { href, Link } from 'react-router'
import type { PostCardView } from '../../parts/post-card/post-card-of.ts'
import { Art } from '../../ui/art.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

export function BlogTeasers({ teasers }: { teasers: readonly PostCardView[] }) {
  return (
    <section className="teasers wrap" aria-labelledby="teasers">
      <div className="page-head">
        <h2 id="teasers">Good to know before you come</h2>
        <p>What to expect, when to go, how to behave.</p>
      </div>
      <ul className="swipe-list">
        {teasers.map((teaser) => (
          <li className="teaser" key={teaser.id}>
            <Art picture={teaser.picture} alt="" />
            <div>
              <p className="teaser__facts">
                <b>{teaser.category}</b>
                <time dateTime={teaser.date}>{teaser.day}</time>
              </p>
              <h3>
                <Link to={href('/blog/:id', { id: teaser.id })}>{teaser.title}</Link>
              </h3>
              <ul className="teaser__tags" aria-label="Tags">
                {teaser.tags.map((tag) => (
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
