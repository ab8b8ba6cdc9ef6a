import { expect, test } from 'vitest'
import { photoFiles } from './photo-files.ts'

const MADE = [
  'my-place-0123abcd-960.webp',
  'my-place-0123abcd-480.webp',
  'my-place-0123abcd-1200.webp',
  'my-place-2-89abcdef-480.webp',
]

test('a photo is offered in each width and both formats', () => {
  expect(photoFiles('my-place', MADE)).toEqual({
    src: '/photos/my-place-0123abcd-1200.webp',
    srcSets: {
      avif: '/photos/my-place-0123abcd-480.avif 480w, /photos/my-place-0123abcd-960.avif 960w, /photos/my-place-0123abcd-1200.avif 1200w',
      webp: '/photos/my-place-0123abcd-480.webp 480w, /photos/my-place-0123abcd-960.webp 960w, /photos/my-place-0123abcd-1200.webp 1200w',
    },
  })
  expect(photoFiles('my-place-2', MADE).src).toBe('/photos/my-place-2-89abcdef-480.webp')
})

test('the error about a photo without sizes says what to do', () => {
  expect(() => photoFiles('other', MADE)).toThrow(
    'The photo "other" has no sizes yet. Please run npm run build.',
  )
})
