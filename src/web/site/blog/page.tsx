import { useDeferredValue } from 'react'
import { href } from 'react-router'
import { POST_CATEGORIES } from '#catalogue/post.rules.ts'
import { company } from '#content/company.ts'
import { listPosts } from '#content/markdown/posts.ts'
import { feedLink } from '../../parts/head/feed-link.ts'
import { pageMeta } from '../../parts/head/page-meta.ts'
import { FilterForm } from '../../parts/list-filter/filter-form.tsx'
import { ALL, type FilterGroups, filterList } from '../../parts/list-filter/list-filter.ts'
import { NothingFound } from '../../parts/list-filter/nothing-found.tsx'
import { useListFilter } from '../../parts/list-filter/use-list-filter.ts'
import { searchable } from '../../parts/list-filter/word-search.ts'
import { PostCard } from '../../parts/post-card/post-card.tsx'
import { postCardOf } from '../../parts/post-card/post-card-of.ts'
import type { Route } from './+types/page.ts'

export { revalidateList as shouldRevalidate } from '../../parts/list-filter/use-list-filter.ts'

const GROUPS: FilterGroups = {
  category: { label: 'Kind of article', any: 'All', options: POST_CATEGORIES },
}

export function loader() {
  const posts = listPosts().map((post) => ({
    keys: { category: post.category },
    words: searchable([post.title, post.excerpt, ...post.tags]),
    text: [post.title, post.excerpt, ...post.tags].join('\n').toLowerCase(),
    card: postCardOf(post),
  }))
  return { posts }
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta({
    title: `Travel guides for ${company.town}`,
    description:
      'Waterfalls, the Death Railway, temples, elephants, food and practical tips: what to know before a day around Kanchanaburi.',
    path: href('/blog'),
    publicUrl: matches[0].loaderData.publicUrl,
  }),
  feedLink,
]

export default function Blog({ loaderData: { posts } }: Route.ComponentProps) {
  const [filter, setFilter] = useListFilter(GROUPS)
  const shown = useDeferredValue(filter)
  const found = filterList(posts, shown)
  const isWhole = shown.query.trim() === '' && shown.chosen.category === undefined
  const [latest, ...earlier] = found

  return (
    <div className="page wrap">
      <header className="page-head">
        <h1>{`Travel guides for ${company.town}`}</h1>
        <p>Opening times, fees and seasons of the places we drive to, with the date we last checked.</p>
      </header>
      <FilterForm
        action={href('/blog')}
        groups={GROUPS}
        searchLabel="Search articles"
        placeholder="Erawan, markets"
        filter={filter}
        onFilter={setFilter}
      />
      {isWhole && latest && (
        <section className="above-32" aria-label="Latest article">
          <PostCard post={latest.card} featured level="h2" />
        </section>
      )}
      <section aria-labelledby="posts-found">
        <h2 className={headingLook(isWhole, found.length)} id="posts-found" aria-live="polite">
          {isWhole ? 'Earlier articles' : countOf(found.length)}
        </h2>
        {found.length === 0 ? (
          <NothingFound
            title="No articles found"
            to={href('/blog')}
            all="Show all articles"
            onShowAll={() => setFilter(ALL)}
          />
        ) : (
          <ul className="card-grid post-grid columns-3 gap-32">
            {(isWhole ? earlier : found).map(({ card }) => (
              <li className="flex" key={card.id}>
                <PostCard post={card} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}

/** Above a list that is empty the sentence in its place is enough to see. */
function headingLook(isWhole: boolean, count: number): string {
  if (isWhole) return 'posts-found'
  return count === 0 ? 'visually-hidden' : 'posts-found above-32'
}

function countOf(count: number): string {
  return count === 1 ? '1 article' : `${count} articles`
}
