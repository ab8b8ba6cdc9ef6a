import { expect, test } from 'vitest'
import { listPosts } from '#content/markdown/posts.ts'
import { postCardOf } from './post-card-of.ts'

test('comments are counted only where there are some', () => {
  const [post] = listPosts()
  if (!post) return expect.fail('no article')
  const said = [0, 1, 2].map((comments) => postCardOf({ ...post, comments }).comments)
  expect(said).toEqual([undefined, '1 comment', '2 comments'])
})
