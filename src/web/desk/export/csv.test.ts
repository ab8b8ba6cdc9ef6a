import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvCell, csvRow, phoneCell } from './csv.ts'

test.for([
  ['Ada Example', '"Ada Example"'],
  ['Ada "the first"', '"Ada ""the first"""'],
  ['สวัสดี, 😀', '"สวัสดี, 😀"'],
  ['', '""'],
  [null, '""'],
  [4300, '"4300"'],
  [true, '"true"'],
  ['=1+1', `"'=1+1"`],
  ['+44 7700 900123', `"'+44 7700 900123"`],
  ['-2', `"'-2"`],
  [-2, '"-2"'],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['  =1+1', `"'  =1+1"`],
  ['\u00A0\u200B\uFEFF=1+1', `"'\u00A0\u200B\uFEFF=1+1"`],
  ['\t=1+1', `"' =1+1"`],
  ['\tAda', `"' Ada"`],
  ['\rAda', `"' / Ada"`],
  ['\0=1+1', `"'=1+1"`],
  ['"=1+1"', `"'""=1+1"""`],
  ['＝1+1', `"'＝1+1"`],
  ['＋1', `"'＋1"`],
  ['−1', `"'−1"`],
  ['ﹳ=1', '"ﹳ=1"'],
  ['two\nlines\r\nor three', '"two / lines / or three"'],
  ['a\u0007b\u009Fc', '"abc"'],
  ['a=b', '"a=b"'],
  ['ada@example.com', '"ada@example.com"'],
  ['lunch; =HYPERLINK("http://evil.example")', `"lunch;' =HYPERLINK(""http://evil.example"")"`],
  ['lunch;"=1+1"', `"lunch;'""=1+1"""`],
  ['one; two', '"one; two"'],
] as const)('%j is written %s', ([value, cell]) => {
  expect(csvCell(value)).toBe(cell)
})

test.for([
  ['0815550123', '"081 555 0123"'],
  ['081-555-0123', '"081 555 0123"'],
  ['+66815550123', '"(+66) 81 555 0123"'],
  ['๐๘๑.๕๕๕.๐๑๒๓', '"081 555 0123"'],
  ['0151/23456789', '"0151 23456789"'],
  ['+66 2 123 4567 #12', '"(+66) 2 123 4567 #12"'],
  ['+66 81 555 0123', '"(+66) 81 555 0123"'],
  ['+44 (0)7700 900123', '"(+44) 7700 900123"'],
  ['+1-202-555-0123', '"(+1) 202 555 0123"'],
  ['0044 7700 900123', '"(+44) 7700 900123"'],
  ['+999 1234567', '"999 1234567"'],
  ['+66+1', `"'+66+1"`],
  ['=1+1', `"'=1+1"`],
  ['', '""'],
  [null, '""'],
] as const)('the phone number %j is a cell that no spreadsheet changes: %s', ([typed, cell]) => {
  expect(csvCell(phoneCell(typed))).toBe(cell)
})

test('a row ends with CRLF', () => {
  expect(csvRow(['SPN-7K3F9', 2, null])).toBe('"SPN-7K3F9","2",""\r\n')
})

/** Text in which dangerous characters are frequent. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(...'=+-@＝＋－＠﹢−;,"\' \t\r\n\0\u00A0\u200B\uFEFF\u2028\u3164\uD800aก😀'),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(''))

/** The cells of one row, read by a spreadsheet with this separator. */
function cellsOf(row: string, separator: string): string[] {
  const cells = ['']
  let quoted = false
  for (let at = 0; at < row.length; at++) {
    const sign = row[at]
    if (sign === '"' && quoted && row[at + 1] === '"') cells.push(`${cells.pop()}${row[++at]}`)
    else if (sign === '"') quoted = !quoted
    else if (sign === separator && !quoted) cells.push('')
    else cells.push(`${cells.pop()}${sign}`)
  }
  return cells
}

/** As above, for a spreadsheet that ignores quotes. */
function looseCellsOf(row: string, separator: string): string[] {
  return row.split(separator)
}

const FORMULA = /^["\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠﹢−]/u

test('whatever guests type, the row has as many cells as were given, and none is a formula', () => {
  fc.assert(
    fc.property(fc.array(hostile, { minLength: 1, maxLength: 5 }), (values) => {
      const row = csvRow(values).slice(0, -2)
      expect(row).not.toMatch(/\p{Cc}|[\u2028\u2029]/u)
      expect(row.isWellFormed()).toBe(true)
      const cells = cellsOf(row, ',')
      expect(cells).toHaveLength(values.length)
      expect(cells.filter((cell) => FORMULA.test(cell))).toEqual([])
      for (const read of [cellsOf, looseCellsOf]) {
        expect(read(row, ';').filter((cell) => FORMULA.test(cell))).toEqual([])
      }
    }),
    { numRuns: 2_000 },
  )
})
