import fc from 'fast-check'
import { expect, test } from 'vitest'
import { photoFormat } from './photo.rules.ts'

const bytes = (text: string) => Uint8Array.from(text, (one) => one.charCodeAt(0))

test('a photo is known by its first bytes', () => {
  expect(photoFormat(bytes('\xff\xd8\xff\xe0 and the rest'))).toBe('jpeg')
  expect(photoFormat(bytes('\x89PNG\r\n\x1a\n and the rest'))).toBe('png')
  expect(photoFormat(bytes('RIFF\n\0\x01\xffWEBPVP8 '))).toBe('webp')
})

test('drawings, pages, other files and no file are not photos', () => {
  for (const other of [
    '',
    '<svg xmlns="x"/>',
    '<!doctype html>',
    'GIF89a',
    'RIFF1234WAVE',
    '\xff\xd8',
    '%PDF-1.7',
  ])
    expect(photoFormat(bytes(other)), other).toBeUndefined()
})

test('whatever comes before the first bytes of a photo, it is no photo', () => {
  const before = fc.uint8Array({ minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(before, (first) => {
      const file = Uint8Array.from([...first, ...bytes('\x89PNG\r\n\x1a\n')])
      expect(photoFormat(file) === 'png').toBe(false)
    }),
  )
})
