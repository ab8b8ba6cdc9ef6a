import { expect, test } from 'vitest'
import { galleryFileProblem } from './gallery-file.ts'

const MB = 1024 * 1024
const TYPE = 'Please select a valid image file (JPG, PNG, WebP)'
const SIZE = 'Image size must be less than 5MB'

test.for([
  ['image/jpeg', 2 * MB, undefined],
  ['image/jpg', 2 * MB, undefined],
  ['image/png', 1, undefined],
  ['image/webp', 5 * MB - 1, undefined],
  ['image/webp', 5 * MB, undefined],
  ['image/jpeg', 5 * MB + 1, SIZE],
  ['image/png', 40 * MB, SIZE],
  ['image/svg+xml', 1000, TYPE],
  ['image/gif', 1000, TYPE],
  ['image/heic', 2 * MB, TYPE],
  ['image/', 1000, TYPE],
  ['application/pdf', 1000, TYPE],
  ['text/html', 9 * MB, TYPE],
  ['', 1000, TYPE],
] as const)('a file of type "%s" and %i bytes: %s', ([type, size, problem]) => {
  expect(galleryFileProblem({ type, size })).toBe(problem)
})
