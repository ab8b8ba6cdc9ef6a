/** The categories of articles in the order of the filter; the keys are used in addresses. */
export const POST_CATEGORIES = {
  attractions: 'Attractions',
  history: 'History',
  wildlife: 'Wildlife',
  culture: 'Culture',
  'travel-tips': 'Travel Tips',
  food: 'Food',
} as const

export type PostCategory = keyof typeof POST_CATEGORIES

/** An article without its text, for lists and cards. Dates are plain `YYYY-MM-DD`. */
export type PostSummary = {
  id: string
  title: string
  excerpt: string
  category: PostCategory
  tags: readonly string[]
  date: string
  /** The day of the last change that a reader would notice, if there was one after `date`. */
  updated?: string | undefined
  /** The month in which fees and opening hours were last verified, `YYYY-MM`. */
  checked: string
  author: string
  /** The name of a poster or photo. */
  image: string
  imageCaption: string
  /** Ids of related trips of the catalogue. */
  tours: readonly string[]
  comments: number
  readMinutes: number
}

export type PostSection = { id: string; title: string }

/** An article with its text: HTML rendered from our own Markdown, and the sections of its table of contents. */
export type Post = PostSummary & { html: string; sections: readonly PostSection[] }
