import { expect, test } from 'vitest'
import { findPost, listPosts } from '#content/markdown/posts.ts'
import { halvesOf } from './halves-of.ts'

test('every article has a heading near its middle, where it can be parted', () => {
  for (const { id } of listPosts()) {
    const post = findPost(id) ?? expect.fail(id)
    const [first, second] = halvesOf(post)
    expect(first + second, post.id).toBe(post.html)
    expect(second, post.id).toMatch(/^<h2 /)
    expect(first.length / post.html.length, post.id).toBeGreaterThan(0.2)
    expect(first.length / post.html.length, post.id).toBeLessThan(0.8)
  }
})

test('a text without headings stays whole', () => {
  expect(halvesOf({ html: '<p>Short.</p>', sections: [] })).toEqual(['<p>Short.</p>', ''])
})
