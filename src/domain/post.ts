/** What an article is about, in the order of the filter, with the short word used in addresses. */
export const POST_CATEGORIES = {
  attractions: 'Attractions',
  history: 'History',
  wildlife: 'Wildlife',
  culture: 'Culture',
  'travel-tips': 'Travel Tips',
  food: 'Food',
} as const

export type PostCategory = keyof typeof POST_CATEGORIES

/** What lists and cards know of an article. Dates are plain `YYYY-MM-DD`. */
export type PostSummary = {
  id: string
  title: string
  excerpt: string
  category: PostCategory
  tags: readonly string[]
  date: string
  /** The day of the last change that a reader would notice, when that is not the first. */
  updated?: string | undefined
  /** The month in which fees and hours were last looked at, `YYYY-MM`. */
  checked: string
  author: string
  /** A drawing or a photo, by name. */
  image: string
  imageCaption: string
  /** Ids of trips of the catalogue. */
  tours: readonly string[]
  comments: number
  readMinutes: number
}

export type PostSection = { id: string; title: string }

/** An article with its text: HTML made by us from Markdown, and the sections it jumps to. */
export type Post = PostSummary & { html: string; sections: readonly PostSection[] }
