import { expect, test } from 'vitest'
import { galleryFileProblem } from './gallery-file.ts'

const MB = 1024 * 1024

test.for([
  ['image/jpeg', 2 * MB, undefined],
  ['image/jpg', 2 * MB, undefined],
  ['image/png', 1, undefined],
  ['image/webp', 5 * MB - 1, undefined],
  ['image/webp', 5 * MB, undefined],
  ['image/jpeg', 5 * MB + 1, 'size'],
  ['image/png', 40 * MB, 'size'],
  ['image/svg+xml', 1000, 'type'],
  ['image/gif', 1000, 'type'],
  ['image/heic', 2 * MB, 'type'],
  ['image/', 1000, 'type'],
  ['application/pdf', 1000, 'type'],
  ['text/html', 9 * MB, 'type'],
  ['', 1000, 'type'],
] as const)('a file of type "%s" and %i bytes: %s', ([type, size, problem]) => {
  expect(galleryFileProblem({ type, size })).toBe(problem)
})
