import { PostCard } from '../../sections/post-card/post-card.tsx'
import type { PostCardView } from '../../sections/post-card/post-card-of.ts'
import { PosterArt } from '../../sections/poster-art.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BothThemes } from './layout/both-themes.tsx'
import { Specimen } from './layout/chapter.tsx'

/** For the loader. */
export function Sheets() {
  return (
    <Specimen file="ui/sheet.css">
      <BothThemes>{() => <TwoSheets />}</BothThemes>
    </Specimen>
  )
}

/** For the loader. */
export function Rails() {
  return (
    <Specimen file="ui/swipe-list.css">
      <ul className="swipe-list">
        {['The first', 'The second', 'The third', 'The fourth'].map((says) => (
          <li className="sheet" key={says}>
            <PosterArt poster="longtail-river" alt="" />
            <a href="#sheet">{says}</a>
          </li>
        ))}
      </ul>
    </Specimen>
  )
}

/** For the loader. */
export function PostCards({ posts }: { posts: readonly PostCardView[] }) {
  const [featured, ...others] = posts
  return (
    <Specimen file="sections/post-card/post-card.tsx">
      {featured && <PostCard post={featured} featured />}
      <ul className="card-grid post-grid guide-posts">
        {others.map((post) => (
          <li key={post.id}>
            <PostCard post={post} />
          </li>
        ))}
        <li>
          <SkeletonCard />
        </li>
      </ul>
    </Specimen>
  )
}

function TwoSheets() {
  return (
    <ul className="sheets">
      {[{ says: 'At rest' }, { says: 'Hover', state: 'hover' }].map(({ says, state }) => (
        <li className="sheet sheet--lift" data-state={state} key={says}>
          <PosterArt poster="longtail-river" alt="" />
          <p>{says}</p>
        </li>
      ))}
    </ul>
  )
}

/** A card whose content is still loading. */
function SkeletonCard() {
  return (
    <div className="sheet coming-card">
      <Skeleton height="240px" />
      <Skeleton height="1rem" width="20%" />
      <Skeleton height="1.6rem" width="80%" />
      <Skeleton height="1.6rem" width="55%" />
      <Skeleton height="1rem" />
      <Skeleton height="1rem" />
      <Skeleton height="1rem" width="65%" />
    </div>
  )
}
