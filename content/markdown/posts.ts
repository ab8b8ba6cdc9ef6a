import type { Post, PostSummary } from '#catalogue/post.rules.ts'

/** Read when the site is built: only pages and tests may load this file, plain Node cannot. */
const files = import.meta.glob<Post>('../posts/*.md', { import: 'default', eager: true })

const posts: readonly Post[] = Object.values(files).sort((a, b) => b.date.localeCompare(a.date))

const summaries: readonly PostSummary[] = posts.map(({ html: _, sections: __, ...summary }) => summary)

/** All articles without their texts, newest first. */
export function listPosts(): readonly PostSummary[] {
  return summaries
}

export function findPost(id: string): Post | undefined {
  return posts.find((post) => post.id === id)
}
