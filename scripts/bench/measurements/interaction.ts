import type { Browser } from '@playwright/test'
import { withBrowser } from '../browser.ts'
import { ADDRESSES } from '../measured-pages.ts'
import { median } from '../percentile.ts'
import { type Control, type Press, pressEarly, pressLate } from '../press-delay.ts'
import { withStaticPage } from '../references/static-page.ts'
import { formatFigure, type Row } from '../results-table.ts'
import { withSite } from '../site.ts'

const TIMES = { early: 10, late: 30 }
const MOMENTS = { early: 'as soon as it is seen', late: 'once it is live' }
type Presses = Record<keyof typeof MOMENTS, Press[]>

const QUESTION = { selector: '.faq summary', shows: '.faq details[open] summary' }
const ACTIONS = {
  'open a question': { path: ADDRESSES.home, ...QUESTION },
  'filter the trips': { path: ADDRESSES.list, selector: '.chip', shows: '#trips-found' },
  'change the vehicle': {
    path: ADDRESSES.trip,
    selector: '.vehicle-choice label',
    shows: '.booking output',
  },
}

/** The delay of a press on a phone with a sixth of this machine's speed, compared with a plain `<details>` without scripts. */
export function measureInteraction(): Promise<Row[]> {
  return withSite((site) =>
    withStaticPage((byHand) =>
      withBrowser(async (browser) => {
        const reference = await pressesOf(browser, { url: byHand.url, ...QUESTION })
        const rows: Row[] = []
        for (const [name, { path, ...control }] of Object.entries(ACTIONS)) {
          const presses = await pressesOf(browser, { url: site.url + path, ...control })
          rows.push(rowOf(name, 'early', presses, reference), rowOf(name, 'late', presses, reference))
        }
        return rows
      }),
    ),
  )
}

async function pressesOf(browser: Browser, control: Control): Promise<Presses> {
  const early: Press[] = []
  for (let time = 0; time < TIMES.early; time++) early.push(await pressEarly(browser, control))
  return { early, late: await pressLate(browser, control, TIMES.late) }
}

function rowOf(name: string, moment: keyof typeof MOMENTS, presses: Presses, reference: Presses): Row {
  const of = (figure: keyof Press) => presses[moment].map((press) => press[figure])
  const paints = of('paintMs')
  const pressed = `; pressed ${formatFigure(median(of('sincePaintMs')) / 1000)} s after the first paint`
  return {
    row: `${name}, ${MOMENTS[moment]}`,
    figure: median(paints),
    unit: 'ms',
    besides:
      `slowest of ${paints.length} ${formatFigure(Math.max(...paints))} ms; ` +
      `done after ${formatFigure(median(of('doneMs')))} ms${moment === 'early' ? pressed : ''}`,
    reference: {
      name: 'details by hand',
      figure: median(reference[moment].map(({ paintMs }) => paintMs)),
    },
    goal: { of: 'figure', atMost: 100 },
  }
}
