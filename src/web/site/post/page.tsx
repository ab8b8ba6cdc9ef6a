import { useEffect } from 'react'
import { data as answer, href, Link } from 'react-router'
import { findTour } from '#catalogue/catalogue.rules.ts'
import { withPhotos } from '#catalogue/photos/with-photos.ts'
import { findPost, listPosts } from '#content/markdown/posts.ts'
import { whatsappShareLink } from '#guests/contact/share-links.rules.ts'
import { formatMonth } from '#platform/time/calendar.ts'
import { WithContents } from '../../parts/contents/contents.tsx'
import { ErrorPage } from '../../parts/error-page/error-page.tsx'
import { feedLink } from '../../parts/head/feed-link.ts'
import { pageMeta } from '../../parts/head/page-meta.ts'
import { pageTitle } from '../../parts/head/page-title.ts'
import { articleData, breadcrumbData } from '../../parts/head/structured-data.ts'
import { sharedPictureOf } from '../../parts/picture-of.ts'
import { postCardOf } from '../../parts/post-card/post-card-of.ts'
import { Prose } from '../../parts/prose/prose.tsx'
import { CardGrid } from '../../parts/tour-card/card-grid.tsx'
import { cardOf } from '../../parts/tour-card/card-of.ts'
import { depsContext } from '../../shell/context.ts'
import { copyButton } from '../../shell/document/copy-button.ts'
import { NO_SCRIPTS } from '../../shell/page-handles.ts'
import { AnchorButton, Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Route } from './+types/page.ts'
import { halvesOf } from './halves-of.ts'
import { PostHead } from './post-head.tsx'
import { PostTrip } from './post-trip.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const post = findPost(params.id)
  if (!post) throw answer(null, { status: 404 })
  const deps = context.get(depsContext)
  const { publicUrl, rules } = deps
  const catalogue = await withPhotos(deps)
  const path = href('/blog/:id', { id: post.id })
  const crumbs = [
    { label: 'Home', to: href('/') },
    { label: 'Blog', to: href('/blog') },
    { label: post.title },
  ]
  const posts = listPosts()
  const place = posts.findIndex(({ id }) => id === post.id)
  const { sections, author, imageCaption, tags } = post
  return {
    crumbs,
    path,
    halves: halvesOf(post),
    ...{ sections, author, imageCaption, tags },
    shared: sharedPictureOf(post.image),
    card: postCardOf(post),
    checked: { month: post.checked, words: formatMonth(post.checked) },
    address: publicUrl + path,
    data: [articleData(post, publicUrl), breadcrumbData(crumbs, path, publicUrl)],
    trips: post.tours.flatMap((id) => findTour(catalogue, id) ?? []).map((tour) => cardOf(tour, rules())),
    newer: titleOf(posts[place - 1]),
    older: titleOf(posts[place + 1]),
  }
}

function titleOf(post: { id: string; title: string } | undefined) {
  return post && { id: post.id, title: post.title }
}

export const handle = NO_SCRIPTS

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [{ title: pageTitle('Page not found') }]
  const { card, path, shared, data } = loaderData
  return [
    ...pageMeta({
      title: card.title,
      description: card.excerpt,
      path,
      publicUrl: matches[0].loaderData.publicUrl,
      image: shared,
      type: 'article',
      data,
    }),
    feedLink,
  ]
}

export default function PostPage({ loaderData: post }: Route.ComponentProps) {
  useEffect(copyButton, [])
  const [trip] = post.trips
  const [first, second] = post.halves
  return (
    <div className="post wrap">
      <article>
        <PostHead {...post} />
        <WithContents sections={post.sections}>
          <Prose html={first} />
          {trip && <PostTrip card={trip} />}
          <Prose html={second} />
          <p className="above-32 below-16 flex gap-8 tinted pad-row size-small icons-low icons-leaf">
            <Icon name="check" />
            <span>
              Fees and hours were checked in <time dateTime={post.checked.month}>{post.checked.words}</time>.
              They change, so please check at the gate.
            </span>
          </p>
          <ul className="tags cluster gap-4" aria-label="Tags">
            {post.tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
          <ShareLinks title={post.card.title} address={post.address} />
        </WithContents>
      </article>
      <nav className="post__neighbours ruled pad-y-16 columns-2 gap-24 above-48" aria-label="More articles">
        <Neighbour is="newer" post={post.newer} />
        <Neighbour is="older" post={post.older} />
      </nav>
      <section className="post__trips above-48" aria-labelledby="post-trips">
        <h2 className="below-16" id="post-trips">
          Trips that go there
        </h2>
        <CardGrid cards={post.trips} />
      </section>
    </div>
  )
}

export const ErrorBoundary = ErrorPage

const NEIGHBOURS = { newer: 'Newer', older: 'Older' }

function Neighbour({ is, post }: { is: keyof typeof NEIGHBOURS; post: ReturnType<typeof titleOf> }) {
  if (!post) return null
  return (
    <Link className={`strong tight post__neighbour--${is}`} to={href('/blog/:id', { id: post.id })}>
      <small className="block muted regular size-meta">{NEIGHBOURS[is]}</small>
      {post.title}
    </Link>
  )
}

/** Two links, and a button that copies the address (document/copy-button.ts). */
function ShareLinks({ title, address }: { title: string; address: string }) {
  return (
    <section className="share above-48" aria-label="Share this article">
      <h2 className="size-card">Share this article</h2>
      <p className="cluster gap-12 above-12">
        <AnchorButton href={whatsappShareLink(`${title}\n${address}`)} target="_blank" rel="noopener">
          <Icon name="chat" />
          WhatsApp
        </AnchorButton>
        <AnchorButton
          href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}
        >
          <Icon name="mail" />
          Email
        </AnchorButton>
        <Button className="share__copy" data-copy={address} data-copied="Link copied" aria-live="polite">
          Copy link
        </Button>
      </p>
    </section>
  )
}
