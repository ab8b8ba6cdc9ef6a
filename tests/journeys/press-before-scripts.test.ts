import { isDeepStrictEqual } from 'node:util'
import type { Page } from '@playwright/test'
import { formatShortDay } from '#platform/time/calendar.ts'
import { signInAsAdmin } from './admin.ts'
import { query } from './database.ts'
import { chooseDay, expect, openTicket, test, waitForScripts } from './guest.ts'

/** Each kind of public page with controls. */
const PAGES = [
  ...['/', '/tours', '/pre-made-trips/bangkok', '/tours/bangkok/erawan-death-railway'],
  ...['/taxi-service', '/custom-trip', '/blog', '/newsletter', '/auth', '/auth?tab=sign-up'],
]
/** The controls of the home page are split over several tests, which run in parallel. */
const SHARES = [1, 2, 3, 4]

const PRESSED = ':is(button:enabled, summary, [data-await-react]):not([aria-hidden=true] *)'

// Without animations, which would make the views differ.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of PAGES) {
  test(`${path}: values filled in before the scripts run are kept`, async ({ page }) => {
    await page.goto(path)
    await fillEverything(page)
    const late = await settledView(page)

    const { release } = await openWithoutScripts(page, path)
    await fillEverything(page)
    await release()
    await expect.poll(() => viewOf(page)).toEqual(late)
  })

  for (const share of path === '/' ? SHARES : [1])
    test(`${path}: a press before the scripts run does what a later one does, ${share}`, async ({ page }) => {
      test.slow()
      await page.goto(path)
      const kinds = await kindsOfControls(page)
      for (const kind of kinds.filter((_, index) => path !== '/' || index % SHARES.length === share - 1))
        await expectSamePress(page, path, kind)
    })
}

test('values filled in before the scripts run update the form, and the caret keeps its place', async ({
  page,
}) => {
  const { release } = await openWithoutScripts(page, '/tours/bangkok/erawan-death-railway')
  await openTicket(page)
  const date = await chooseDay(page)
  await page.getByRole('spinbutton', { name: 'Guests' }).fill('2')
  await page.getByRole('radio', { name: /SUV/ }).check()
  // Its button waits for the scripts, which know whether a day is chosen.
  await page.locator('.booking__you').evaluate((step: HTMLDetailsElement) => (step.open = true))
  await page.getByLabel('Full name').fill('Ada Example')
  await page.getByRole('main').getByLabel('Email').fill('ada@example.com')
  await page.getByRole('main').getByLabel('Email').press('ArrowLeft')
  await release()

  await expect(page.getByText(`${formatShortDay(date)}, 2 guests, SUV`)).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Example')
  await page.keyboard.type('!')
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue('ada@example.co!m')
})

test('a photo chosen before the scripts run is kept', async ({ page, guest }) => {
  await signInAsAdmin(page, guest)
  const [driver] = await query<{ id: string }>('select id from drivers limit 1')
  const { release } = await openWithoutScripts(page, `/desk/fleet/photo/driver/${driver?.id}`)
  const chooser = page.getByRole('main').locator('input[type=file]')
  await chooser.setInputFiles({ name: 'noi.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('picture') })
  await release()
  await expect(chooser).toHaveValue(/noi\.jpg$/)
})

test('when the scripts cannot be loaded, a form is submitted by the browser', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.goto('/', { waitUntil: 'load' })
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('textbox', { name: 'Email' }).fill('ada@example')
  await footer.getByRole('button', { name: 'Sign up' }).click()
  await expect(page).toHaveURL(/\/newsletter$/)
})

/** Presses a control with and without running scripts; both pages must end in the same view. */
async function expectSamePress(page: Page, path: string, kind: string) {
  const early = await page.context().newPage()
  await waitForScripts(early)

  async function pressLate() {
    await page.goto(path)
    await controlOf(page, kind).click()
    await page.waitForLoadState('networkidle')
    await settledView(page)
  }
  async function pressEarly() {
    const { release } = await openWithoutScripts(early, path)
    const control = controlOf(early, kind)
    // Some controls are added by the scripts.
    const isThere = await control.isVisible()
    if (isThere) await control.click()
    await release()
    return isThere
  }
  const [, isThere] = await Promise.all([pressLate(), pressEarly()])
  // The late view is read anew: a slow answer may change it after it looked settled.
  if (isThere)
    await expect(async () => expect(await viewOf(early), kind).toEqual(await viewOf(page))).toPass()
  await early.close()
}

/** Opens a page whose scripts do not arrive until they are released. */
async function openWithoutScripts(page: Page, path: string) {
  const held = Promise.withResolvers<void>()
  const scripts = /\/assets\/.*\.js$/
  await page.route(scripts, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'load' })
  return {
    /** Lets the scripts load, and waits until the page runs them. */
    async release() {
      held.resolve()
      await expect
        .poll(() => page.evaluate(startAndLook).catch(() => false), { intervals: [50, 100, 250] })
        .toBe(true)
      await page.unroute(scripts)
    },
  }
}

function startAndLook(): boolean {
  dispatchEvent(new Event('keydown'))
  return document.getElementById('start') === null || window.isLive === true
}

/** Controls with the same classes are one kind, such as all vehicles or all questions; each kind is pressed once. */
async function kindsOfControls(page: Page): Promise<string[]> {
  const where = new URL(page.url()).pathname === '/' ? PRESSED : `main ${PRESSED}`
  const kinds = await page.locator(where).evaluateAll((all) => {
    const seen = { opacityProperty: true, visibilityProperty: true }
    return all
      .filter((one) => one.checkVisibility(seen))
      .map(
        (one) =>
          `${one.tagName.toLowerCase()}:not([aria-hidden=true] *)` +
          Array.from(one.classList, (name) => `.${name}`).join('') +
          labelOf(one),
      )

    function labelOf(one: Element) {
      const label = one.getAttribute('aria-label')
      return label === null ? '' : `[aria-label="${label}"]`
    }
  })
  return [...new Set(kinds)]
}

function controlOf(page: Page, kind: string) {
  return page.locator(kind).filter({ visible: true }).first()
}

/**
 * Chooses the last option of everything and fills in valid values; the first field comes last and keeps the
 * focus. Fields without a name, and those of no form, are added by the scripts.
 */
async function fillEverything(page: Page) {
  const fields = await page.locator(':is(input, select, textarea)[name]:not([form=""])').all()
  for (const field of fields.reverse()) {
    if (!(await field.isVisible())) continue
    const { isEnabled, type, options } = await field.evaluate(
      (one: HTMLInputElement | HTMLSelectElement) => ({
        isEnabled: one.matches(':enabled'),
        type: one.type,
        options: 'options' in one ? one.options.length : 0,
      }),
    )
    if (!isEnabled) continue
    if (type === 'radio' || type === 'checkbox') await field.check({ force: true })
    else if (type === 'select-one') await field.selectOption({ index: options - 1 })
    else await field.fill(TYPED[type] ?? 'Erawan')
  }
}

const TYPED: Record<string, string> = {
  date: '2030-02-14',
  number: '3',
  time: '08:30',
  email: 'ada@example.com',
  tel: '+44 7700 900123',
}

/** The view once it has stayed the same for a moment. */
async function settledView(page: Page) {
  const views = [await viewOf(page)]
  await expect
    .poll(
      async () => {
        views.push(await viewOf(page))
        return isDeepStrictEqual(views.at(-1), views.at(-2))
      },
      { intervals: [1000] },
    )
    .toBe(true)
  return views.at(-1)
}

/** What a guest sees: title, open elements, values, messages and headings. */
async function viewOf(page: Page) {
  return page
    .evaluate(() => {
      const all = (selector: string) => Array.from(document.querySelectorAll<HTMLElement>(selector))
      // Those without a name are added by the scripts, some of them when they come near the screen.
      const fields = all(':is(input:not([type=hidden]), select, textarea)[name]') as HTMLInputElement[]
      return {
        title: document.title,
        open: all('dialog[open], details[open], :popover-open').map((one) => one.className),
        fields: fields
          .filter((one) => one.checkVisibility())
          .map((one) => `${one.name} ${/radio|checkbox/.test(one.type) ? one.checked : one.value}`),
        said: all('.notice, .toast, [aria-live], dialog[open]').map((one) => one.innerText.trim()),
        headings: all('h1, h2').map((one) => one.innerText),
      }
    })
    .catch(() => undefined)
}
