import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { signIn, signInAsAdmin, signUp } from './admin.ts'
import { expect, test } from './guest.ts'

const MB = 1024 * 1024
const png = readFileSync('public/icons/icon-180.png')
const otherPng = readFileSync('public/icons/icon-192.png')
const PICTURE = { name: 'bridge.png', mimeType: 'image/png', buffer: png }
const OTHER = { name: 'falls.png', mimeType: 'image/png', buffer: otherPng }
const srcOf = (buffer: Buffer) => `data:image/png;base64,${buffer.toString('base64')}`

/** The first of all pictures; guests' pictures of other journeys are among them. */
const FIRST = /1 \/ \d+/

function gallery(page: Page): Locator {
  return page.getByRole('region', { name: 'Along the way' })
}

function button(page: Page, name: string): Locator {
  return gallery(page).getByRole('button', { name, exact: true })
}

/** How many pictures the open editor shows, beside the place for a new one. */
async function countPictures(page: Page): Promise<number> {
  return (await gallery(page).getByRole('listitem').count()) - 1
}

/** Presses a button that opens a file chooser, and chooses this file. */
async function pick(page: Page, name: string | RegExp, file: typeof PICTURE) {
  const chooser = page.waitForEvent('filechooser')
  await gallery(page).getByRole('button', { name }).click()
  await (await chooser).setFiles(file)
}

/** The distance from the lower edge of an element to that of the screen, in pixels. */
function heightOverFoot(element: Locator) {
  return element.evaluate((shown) => innerHeight - shown.getBoundingClientRect().bottom)
}

test('guests and users have no Edit Gallery button, and do not load the editor', async ({ page, guest }) => {
  const loaded: string[] = []
  page.on('request', (asked) => loaded.push(asked.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(gallery(page)).toContainText(FIRST)
  await expect(button(page, 'Edit Gallery')).toHaveCount(0)
  await signUp(page, guest)
  await signIn(page, guest)
  await expect(gallery(page)).toContainText(FIRST)
  await expect(button(page, 'Edit Gallery')).toHaveCount(0)
  expect(loaded.filter((url) => url.includes('gallery-editor'))).toEqual([])
})

test('an admin adds, replaces and deletes pictures in this window only, and nothing is sent', async ({
  page,
  guest,
}) => {
  await signInAsAdmin(page, guest)
  const sent: string[] = []
  page.on('request', (asked) => {
    if (asked.method() !== 'GET' || asked.postData()) sent.push(`${asked.method()} ${asked.url()}`)
  })
  await button(page, 'Edit Gallery').click()
  await expect(gallery(page).getByText('Nothing is uploaded')).toBeVisible()
  const count = await countPictures(page)

  await pick(page, /^Add picture/, PICTURE)
  const added = page.getByRole('status').filter({ hasText: 'New image added to gallery!' })
  await expect(added).toBeVisible()
  await expect(added).toBeInViewport()
  expect(await heightOverFoot(added), 'the message is at the foot of the screen').toBeLessThan(110)
  await expect(gallery(page).getByRole('img', { name: 'New picture' })).toHaveAttribute('src', srcOf(png))

  await pick(page, 'Replace Mallika City R.E. 124, Sai Yok', OTHER)
  await expect(page.getByRole('status').filter({ hasText: 'Image updated successfully!' })).toBeVisible()
  await expect(button(page, 'Replace Mallika City R.E. 124, Sai Yok')).toBeFocused()

  await button(page, 'Delete Erawan National Park').click()
  await expect(page.getByRole('status').filter({ hasText: 'Image removed from gallery' })).toBeVisible()
  await expect(button(page, 'Delete Pak Phraek old street')).toBeFocused()

  await button(page, 'Done').click()
  await expect(button(page, 'Edit Gallery')).toBeFocused()
  await expect(gallery(page)).toContainText(`1 / ${count}`)
  await expect(gallery(page).getByRole('link', { name: /Erawan National Park/ })).toHaveCount(0)
  await gallery(page)
    .getByRole('link', { name: /Mallika City/ })
    .click()
  const lightbox = page.getByRole('dialog', { name: 'Mallika City R.E. 124, Sai Yok' })
  await expect(
    lightbox.getByRole('figure', { name: 'Mallika City R.E. 124, Sai Yok' }).getByRole('img'),
  ).toHaveAttribute('src', srcOf(otherPng))
  await page.keyboard.press('Escape')
  await expect(async () => {
    await button(page, 'Previous picture').click()
    await expect(gallery(page)).toContainText(`${count} / ${count}: New picture`, { timeout: 1000 })
  }).toPass()

  expect(sent).toEqual([])
  await page.reload()
  await expect(gallery(page)).toContainText(FIRST)
  await expect(gallery(page).getByRole('link', { name: /Erawan National Park/ })).toBeVisible()
  await expect(gallery(page).getByText('New picture')).toHaveCount(0)
})

test('a file that is no picture or too large is refused with the reason', async ({ page, guest }) => {
  await signInAsAdmin(page, guest)
  await button(page, 'Edit Gallery').click()
  await expect(gallery(page).getByText('Nothing is uploaded')).toBeVisible()
  const count = await countPictures(page)
  const refused = [
    ['image/svg+xml', Buffer.from('<svg/>'), 'Please select a valid image file (JPG, PNG, WebP)'],
    ['image/gif', png, 'Please select a valid image file (JPG, PNG, WebP)'],
    ['text/plain', Buffer.from('hello'), 'Please select a valid image file (JPG, PNG, WebP)'],
    ['image/png', Buffer.alloc(5 * MB + 1), 'Image size must be less than 5MB'],
    ['image/png', Buffer.from('no picture'), 'Failed to load image'],
    ['image/webp', Buffer.alloc(0), 'Failed to load image'],
  ] as const
  for (const [mimeType, buffer, reason] of refused) {
    await pick(page, /^Add picture/, { name: 'file', mimeType, buffer })
    await expect(page.getByRole('alert')).toHaveText(reason)
    const problem = page.getByRole('dialog', { name: 'Problem' })
    await problem.getByRole('button', { name: 'Close this message' }).click()
  }
  await pick(page, 'Replace The lake behind Srinakarin dam', { ...PICTURE, mimeType: 'image/gif' })
  await expect(page.getByRole('alert')).toHaveText('Please select a valid image file (JPG, PNG, WebP)')
  expect(await countPictures(page)).toBe(count)
})

test('the gallery can be emptied by keyboard and filled again', async ({ page, guest }) => {
  await signInAsAdmin(page, guest)
  await button(page, 'Edit Gallery').press('Enter')
  await expect(gallery(page).getByText('Nothing is uploaded')).toBeVisible()
  const count = await countPictures(page)
  await button(page, 'Delete Maeklong railway market, Samut Songkhram').press('Enter')
  await expect(button(page, 'Delete The lake behind Srinakarin dam')).toBeFocused()
  await button(page, 'Delete Bridge over the River Kwai').focus()
  for (let left = count - 1; left > 0; left--) await page.keyboard.press('Enter')
  await expect(gallery(page).getByRole('listitem')).toHaveCount(1)
  await expect(gallery(page).getByRole('button', { name: /^Add picture/ })).toBeFocused()
  await expect(gallery(page).getByText('The gallery is empty.')).toBeVisible()

  await button(page, 'Done').click()
  await expect(gallery(page).getByText('There are no pictures here now.')).toBeVisible()
  const shown = [
    ['New picture', 0],
    ['New picture 2', 2],
    ['New picture 3', 2],
  ] as const
  for (const [caption, arrows] of shown) {
    await button(page, 'Edit Gallery').click()
    await pick(page, /^Add picture/, PICTURE)
    await expect(gallery(page).getByRole('img', { name: caption, exact: true })).toBeVisible()
    await button(page, 'Done').click()
    await expect(gallery(page).getByRole('button', { name: /^(Previous|Next) picture$/ })).toHaveCount(arrows)
  }
  await button(page, 'Previous picture').click()
  await expect(gallery(page)).toContainText('3 / 3')
  for (const at of ['1 / 3', '2 / 3', '3 / 3', '1 / 3']) {
    await button(page, 'Next picture').click()
    await expect(gallery(page)).toContainText(at)
  }
})
