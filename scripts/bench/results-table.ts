/** The figure of a reference in the same run, or why there is none. */
export type Reference = { name: string; figure: number } | { name: string; missing: string }

/** The goal for the figure, or for its ratio to the reference. */
export type Goal = { of: 'figure' | 'ratio' } & ({ atMost: number } | { atLeast: number })

/** One line of a table of `npm run bench`. */
export type Row = {
  row: string
  figure: number
  unit: string
  /** Further results of the same measurement. */
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
      `${formatFigure(row.figure)} ${row.unit}`,
      row.besides ?? '',
      reference ? referenceText(reference, row.unit) : '',
      ratio === undefined ? '' : formatFigure(ratio),
      goal ? goalText(goal, row.unit) : '',
      goal ? metText(row, goal) : '',
    ]
  })
  return [HEAD, HEAD.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** Three significant digits, or whole numbers from a thousand on. */
export function formatFigure(figure: number): string {
  return figure >= 1000 ? Math.round(figure).toLocaleString('en') : String(Number(figure.toPrecision(3)))
}

function ratioOf({ figure, reference }: Row): number | undefined {
  return reference && 'figure' in reference ? figure / reference.figure : undefined
}

function referenceText(reference: Reference, unit: string): string {
  if ('missing' in reference) return `${reference.name}: ${reference.missing}`
  return `${reference.name}: ${formatFigure(reference.figure)} ${unit}`
}

function goalText(goal: Goal, unit: string): string {
  const bound =
    'atMost' in goal ? `at most ${formatFigure(goal.atMost)}` : `at least ${formatFigure(goal.atLeast)}`
  return goal.of === 'ratio' ? `ratio ${bound}` : `${bound} ${unit}`
}

function metText(row: Row, goal: Goal): string {
  const reached = goal.of === 'ratio' ? ratioOf(row) : row.figure
  if (reached === undefined) return 'unknown'
  return ('atMost' in goal ? reached <= goal.atMost : reached >= goal.atLeast) ? 'yes' : 'no'
}
