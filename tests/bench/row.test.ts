import { expect, test } from 'vitest'
import { formatTable, type Row } from '../../scripts/bench/results-table.ts'

const ROW: Row = { row: 'home', figure: 4500, unit: 'req/s', reference: { name: 'nginx', figure: 10_000 } }

/** The cells of the only row. */
function cellsOf(row: Row): string[] {
  return (formatTable([row]).split('\n')[2] ?? '').split('|').map((cell) => cell.trim())
}

test('a row has its reference, their ratio and whether the goal is met', () => {
  const row: Row = { ...ROW, besides: 'p99 3 ms', goal: { of: 'ratio', atLeast: 0.45 } }
  expect(formatTable([row])).toBe(
    [
      '|  | measured | besides | reference | ratio | goal | met |',
      '| --- | --- | --- | --- | --- | --- | --- |',
      '| home | 4,500 req/s | p99 3 ms | nginx: 10,000 req/s | 0.45 | ratio at least 0.45 | yes |',
    ].join('\n'),
  )
})

test.for([
  [{ of: 'ratio', atLeast: 0.46 }, 'no'],
  [{ of: 'ratio', atMost: 0.45 }, 'yes'],
  [{ of: 'ratio', atMost: 0.44 }, 'no'],
  [{ of: 'figure', atLeast: 4500 }, 'yes'],
  [{ of: 'figure', atMost: 4499 }, 'no'],
] as const)('%j: %s', ([goal, met]) => {
  expect(cellsOf({ ...ROW, goal }).at(-2)).toBe(met)
})

test('a row with a missing reference has no ratio, and its goal is unknown', () => {
  const reference = { name: 'nginx', missing: 'not installed' }
  const cells = cellsOf({ ...ROW, reference, goal: { of: 'ratio', atLeast: 0.45 } })
  expect(cells.slice(4, -1)).toEqual(['nginx: not installed', '', 'ratio at least 0.45', 'unknown'])
})

test.for([
  [0, '0 ms'],
  [0.0123456, '0.0123 ms'],
  [13.68, '13.7 ms'],
  [999.4, '999 ms'],
  [41_203.7, '41,204 ms'],
] as const)('%d is written as %s', ([figure, text]) => {
  expect(cellsOf({ row: 'x', figure, unit: 'ms' })[2]).toBe(text)
})
