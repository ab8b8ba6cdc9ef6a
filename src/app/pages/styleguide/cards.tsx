import { PostCard } from '../../sections/post-card/post-card.tsx'
import type { PostCardView } from '../../sections/post-card/post-card-of.ts'
import { PosterArt } from '../../sections/poster-art.tsx'
import { CardGrid } from '../../sections/tour-card/card-grid.tsx'
import type { TourCardView } from '../../sections/tour-card/card-of.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BothThemes } from './both-themes.tsx'
import { Specimen } from './chapter.tsx'

type CardsProps = { trips: readonly TourCardView[]; posts: readonly PostCardView[] }

export function Cards({ trips, posts }: CardsProps) {
  const [featured, ...others] = posts
  return (
    <>
      <Specimen file="ui/sheet.css">
        <BothThemes>{() => <Sheets />}</BothThemes>
      </Specimen>
      <Specimen file="sections/tour-card/tour-card.tsx">
        <CardGrid cards={trips} />
      </Specimen>
      <Specimen file="sections/post-card/post-card.tsx">
        {featured && <PostCard post={featured} featured />}
        <ul className="card-grid post-grid guide-posts">
          {others.map((post) => (
            <li key={post.id}>
              <PostCard post={post} />
            </li>
          ))}
          <li>
            <ComingCard />
          </li>
        </ul>
      </Specimen>
    </>
  )
}

function Sheets() {
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

/** A card whose content is still on its way. */
function ComingCard() {
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
