import { isPosterName, type Poster, posters } from '#content/posters.ts'
import { formatDate } from '#domain/calendar.ts'
import { POST_CATEGORIES, type PostSummary } from '#domain/post.ts'
import { posterSource } from '../poster-art.tsx'

/** Everything a card of an article shows, as words. */
export type PostCardView = {
  id: string
  title: string
  excerpt: string
  category: string
  tags: readonly string[]
  date: string
  day: string
  /** The day of the last change, when the article has had one. */
  updated: { date: string; day: string } | undefined
  readTime: string
  comments: string
  picture: { src: string; alt: string; focus?: { x?: number; y?: number } }
}

const TAGS_SHOWN = 3

/** An article as its card says it. For loaders. */
export function postCardOf(post: PostSummary): PostCardView {
  return {
    id: post.id,
    title: post.title,
    excerpt: post.excerpt,
    category: POST_CATEGORIES[post.category],
    tags: post.tags.slice(0, TAGS_SHOWN),
    date: post.date,
    day: formatDate(post.date),
    updated: post.updated ? { date: post.updated, day: formatDate(post.updated) } : undefined,
    readTime: `${post.readMinutes} min read`,
    comments: post.comments === 1 ? '1 comment' : `${post.comments} comments`,
    picture: postPictureOf(post),
  }
}

export function postPictureOf({ image }: Pick<PostSummary, 'image'>): PostCardView['picture'] {
  if (!isPosterName(image)) throw new Error(`no poster named ${image}`)
  const { alt, focus }: Poster = posters[image]
  return { src: posterSource(image), alt, focus }
}
