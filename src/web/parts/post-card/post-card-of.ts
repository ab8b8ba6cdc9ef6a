import { POST_CATEGORIES, type PostSummary } from '#catalogue/post.rules.ts'
import { formatDate } from '#platform/time/calendar.ts'
import { pictureNamed } from '../picture-of.ts'

const TAGS_SHOWN = 3

/** The card of an article. For loaders. */
export function postCardOf(post: PostSummary) {
  return {
    id: post.id,
    title: post.title,
    excerpt: post.excerpt,
    category: POST_CATEGORIES[post.category],
    tags: post.tags.slice(0, TAGS_SHOWN),
    date: post.date,
    day: formatDate(post.date),
    /** The day of the last change, when the article has had one. */
    updated: post.updated ? { date: post.updated, day: formatDate(post.updated) } : undefined,
    readTime: `${post.readMinutes} min read`,
    /** Undefined while there are no comments. */
    comments: commentsInWords(post.comments),
    picture: pictureNamed(post.image),
  }
}

/** The texts and the picture of an article's card. */
export type PostCardView = ReturnType<typeof postCardOf>

function commentsInWords(comments: number): string | undefined {
  if (comments === 0) return undefined
  return comments === 1 ? '1 comment' : `${comments} comments`
}
