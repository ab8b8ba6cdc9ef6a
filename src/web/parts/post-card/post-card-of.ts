import { POST_CATEGORIES, type PostSummary } from '#catalogue/post.rules.ts'
import { formatDate } from '#platform/time/calendar.ts'
import type { Picture } from '../../ui/art.tsx'
import { pictureNamed } from '../picture-of.ts'

/** The texts and the picture of an article's card. */
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
  /** Undefined while there are no comments. */
  comments: string | undefined
  picture: Picture
}

const TAGS_SHOWN = 3

/** The card of an article. For loaders. */
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
    comments: commentsInWords(post.comments),
    picture: pictureNamed(post.image),
  }
}

function commentsInWords(comments: number): string | undefined {
  if (comments === 0) return undefined
  return comments === 1 ? '1 comment' : `${comments} comments`
}
