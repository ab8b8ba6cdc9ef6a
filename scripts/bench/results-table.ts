/** What a figure is held against in the same run, or why there is nothing to hold it against. */
export type Reference = { name: string; figure: number } | { name: string; missing: string }

/** What the figure should be, or its ratio to the reference. */
export type Goal = { of: 'figure' | 'ratio' } & ({ atMost: number } | { atLeast: number })

/** One line of a table of `npm run bench`. */
export type Row = {
  row: string
  figure: number
  unit: string
  /** What else the same measurement showed. */
  besides?: string
  reference?: Reference
  goal?: Goal
}

const HEAD = ['', 'measured', 'besides', 'reference', 'ratio', 'goal', 'met']

/** The rows as a table in Markdown. */
export function formatTable(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const { reference, goal } = row
    const ratio = ratioOf(row)
    return [
      row.row,
      `${written(row.figure)} ${row.unit}`,
      row.besides ?? '',
      reference ? referenceText(reference, row.unit) : '',
      ratio === undefined ? '' : written(ratio),
      goal ? goalText(goal, row.unit) : '',
      goal ? metText(row, goal) : '',
    ]
  })
  return [HEAD, HEAD.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** Three digits that count, and whole thousands. */
export function written(figure: number): string {
  return figure >= 1000 ? Math.round(figure).toLocaleString('en') : String(Number(figure.toPrecision(3)))
}

function ratioOf({ figure, reference }: Row): number | undefined {
  return reference && 'figure' in reference ? figure / reference.figure : undefined
}

function referenceText(reference: Reference, unit: string): string {
  if ('missing' in reference) return `${reference.name}: ${reference.missing}`
  return `${reference.name}: ${written(reference.figure)} ${unit}`
}

function goalText(goal: Goal, unit: string): string {
  const bound = 'atMost' in goal ? `at most ${written(goal.atMost)}` : `at least ${written(goal.atLeast)}`
  return goal.of === 'ratio' ? `ratio ${bound}` : `${bound} ${unit}`
}

function metText(row: Row, goal: Goal): string {
  const reached = goal.of === 'ratio' ? ratioOf(row) : row.figure
  if (reached === undefined) return 'unknown'
  return ('atMost' in goal ? reached <= goal.atMost : reached >= goal.atLeast) ? 'yes' : 'no'
}
