import { expect, test } from 'vitest'
import { isolated } from './direction.ts'

test.for(['محمد نموذج', 'ישראלה 7', 'Hotel فندق', 'ދިވެހި'])('%j is set apart', (text) => {
  expect(isolated(text)).toBe(`\u2068${text}\u2069`)
})

test.for(['', 'Ada', 'Nguyễn Văn An', '山田 太郎', 'คุณน้ำ', '😀 7', 'Ελένη', 'Żółć'])(
  '%j stays as it is',
  (text) => {
    expect(isolated(text)).toBe(text)
  },
)
