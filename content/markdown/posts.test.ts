import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { canonicalPath } from '#catalogue/catalogue.rules.ts'
import { POST_CATEGORIES, type Post } from '#catalogue/post.rules.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { findPost, listPosts } from './posts.ts'
import { countWords } from './read-post.ts'

const FOLDER = path.join(import.meta.dirname, '../posts')
const BROCHURE_WORDS =
  /breathtaking|unforgettable|nestled|hidden gem|embark|\bimmers|vibrant|perfect for|must-see|whether you|stunning|amazing|paradise|bucket list|once.in.a.lifetime|world.class|magical/i
const KNOWN_PATHS = [
  '/tours',
  '/explore-trips',
  '/custom-trip',
  '/taxi-service',
  ...catalogue.tours.map(canonicalPath),
]

const posts = listPosts().map(({ id }) => findPost(id)) as Post[]

function sourceOf({ id }: { id: string }): string {
  return readFileSync(path.join(FOLDER, `${id}.md`), 'utf8')
}

function bodyOf(post: { id: string }): string {
  return sourceOf(post).split(/^---$/m).slice(2).join('')
}

function idsWhere(isWrong: (post: Post) => boolean): string[] {
  return posts.filter(isWrong).map(({ id }) => id)
}

test('there are six articles, one for each file, newest first', () => {
  expect(posts.map(({ id }) => id).sort()).toEqual(
    globSync('*.md', { cwd: FOLDER })
      .map((file) => path.basename(file, '.md'))
      .sort(),
  )
  const dates = posts.map(({ date }) => date)
  expect(dates).toEqual([...new Set(dates)].sort().reverse())
  expect(posts).toHaveLength(6)
})

test('an unknown id finds no article', () => {
  expect(findPost('no-such-article')).toBeUndefined()
})

test('the list of articles contains no texts', () => {
  expect(JSON.stringify(listPosts()).length).toBeLessThan(6_000)
})

test('every category has an article, and no two articles show the same picture', () => {
  expect(new Set(posts.map(({ category }) => category))).toEqual(new Set(Object.keys(POST_CATEGORIES)))
  expect(new Set(posts.map(({ image }) => image)).size).toBe(posts.length)
})

test('every article has 900 to 1,400 words in four to eight sections', () => {
  expect(idsWhere((post) => countWords(bodyOf(post)) < 900 || countWords(bodyOf(post)) > 1_400)).toEqual([])
  expect(idsWhere(({ sections }) => sections.length < 4 || sections.length > 8)).toEqual([])
  expect(idsWhere(({ sections }) => new Set(sections.map(({ id }) => id)).size !== sections.length)).toEqual(
    [],
  )
})

test('titles and excerpts fill a card and a search result', () => {
  expect(idsWhere(({ title }) => title.length < 40 || title.length > 75)).toEqual([])
  expect(idsWhere(({ excerpt }) => excerpt.length < 100 || excerpt.length > 180)).toEqual([])
})

test('every link in an article leads to a page of this site', () => {
  const links = posts.flatMap(({ html }) => Array.from(html.matchAll(/href="([^"]*)"/g), ([, to]) => to))
  expect(links.length).toBeGreaterThan(6)
  expect(links.filter((to) => !KNOWN_PATHS.includes(to ?? ''))).toEqual([])
})

test('the voice is plain: no brochure words, exclamation marks or long dashes', () => {
  const texts = posts.map(({ title, excerpt, imageCaption, html }) =>
    [title, excerpt, imageCaption, html.replace(/<[^>]*>/g, ' ')].join('\n'),
  )
  expect(texts.flatMap((text) => text.match(BROCHURE_WORDS)?.[0] ?? [])).toEqual([])
  expect(texts.flatMap((text) => text.match(/.{0,20}[!—–].{0,20}/)?.[0] ?? [])).toEqual([])
})
