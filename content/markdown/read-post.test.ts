import { expect, test } from 'vitest'
import { readPost } from './read-post.ts'

const FIELDS = {
  title: 'Erawan tier by tier',
  excerpt: 'How far each tier is.',
  category: 'Travel Tips',
  tags: '[Erawan, seasons]',
  date: '2026-11-12',
  checked: '2026-11',
  author: 'The Saphan team',
  image: 'erawan-falls',
  imageCaption: 'Erawan waterfall',
  tours: '[erawan-falls-cave]',
  comments: '0',
}

function file(
  changes: Partial<Record<keyof typeof FIELDS | 'updated' | 'subtitle', string>> = {},
  text = 'Be early.',
) {
  const lines = Object.entries({ ...FIELDS, ...changes }).map(([name, value]) => `${name}: ${value}`)
  return ['---', ...lines, '---', text].join('\n')
}

function read(source: string) {
  return readPost('./posts/erawan.md', source)
}

test('an article is read from its front matter, its text and its file name', () => {
  expect(read(file())).toEqual({
    id: 'erawan',
    title: 'Erawan tier by tier',
    excerpt: 'How far each tier is.',
    category: 'travel-tips',
    tags: ['Erawan', 'seasons'],
    date: '2026-11-12',
    checked: '2026-11',
    author: 'The Saphan team',
    image: 'erawan-falls',
    imageCaption: 'Erawan waterfall',
    tours: ['erawan-falls-cave'],
    comments: 0,
    readMinutes: 1,
    html: '<p>Be early.</p>\n',
    sections: [],
  })
})

test('an article whose facts were verified after it was written needs an update date', () => {
  expect(read(file({ date: '2026-06-14', updated: '2026-11-12' }))).toMatchObject({
    date: '2026-06-14',
    updated: '2026-11-12',
  })
})

test('reading takes a minute for two hundred words, and one minute at least', () => {
  expect(read(file({}, 'word '.repeat(1_300))).readMinutes).toBe(7)
  expect(read(file({}, 'Short.')).readMinutes).toBe(1)
})

test.for([
  [{ date: '2026-02-30' }, 'date: must be a date that exists, like 2026-11-20'],
  [{ checked: '2026-13' }, 'checked: must be a month, like 2026-11'],
  [{ updated: '2026-11-31' }, 'updated: must be a date that exists, like 2026-11-20'],
  [{ updated: '2026-11-11' }, 'updated: must not be before 2026-11-12'],
  [{ date: '2026-06-14' }, 'updated: must be in 2026-11 or later, as "checked" says'],
  [{ category: 'Nature' }, 'category: no category Nature'],
  [{ image: 'eiffel-tower' }, 'image: neither a drawing nor a photo: eiffel-tower'],
  [{ tours: '[erawan-falls-cave, moon]' }, 'tours.1: no trip moon'],
  [{ comments: '-1' }, 'comments: '],
  [{ title: '' }, 'title: '],
  [{ subtitle: 'More' }, 'subtitle'],
] as const)('%j is refused by the name of the file', ([changes, problem]) => {
  expect(() => read(file(changes))).toThrow('./posts/erawan.md: ')
  expect(() => read(file(changes))).toThrow(problem)
})

test('related trips are named by id, not by alias, so that links have the canonical address', () => {
  expect(() => read(file({ tours: '[erawan-falls]' }))).toThrow('no trip')
})

test('the error about a file without front matter names the file', () => {
  expect(() => read('Be early.')).toThrow('./posts/erawan.md: no front matter')
})

test('the error about a text that cannot be rendered names the file', () => {
  expect(() => read(file({}, 'Hello <b>there</b>'))).toThrow('./posts/erawan.md: raw HTML: <b>')
})
