import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { APIRequestContext, Page } from '@playwright/test'
import { grantAdmin } from '#guests/accounts/admin-access.ts'
import { createDatabase } from '#platform/database/database.ts'
import { pool } from './database.ts'
import { type Guest, mailsAbout } from './guest.ts'

export const PASSWORD = 'over-the-river'
const ROOT = path.resolve(import.meta.dirname, '../..')

/** Signs up through the pages and confirms by the link in the mail. The account is not signed in. */
export async function signUp(page: Page, person: Guest) {
  await page.goto('/auth?tab=sign-up')
  await page.getByRole('main').getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
  await page.goto(await confirmationLink(person))
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await page.waitForURL('/auth')
}

export async function signIn(page: Page, person: Guest) {
  await page.goto('/auth')
  await page.getByRole('main').getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  // The message may have been shown in another tab.
  const close = page.getByRole('button', { name: 'Close this message' })
  if (await close.isVisible()) await close.click()
}

/** Signs up, gets the admin role, signs in and opens the home page. */
export async function signInAsAdmin(page: Page, { email }: Guest) {
  await signUpByRequest(page.request, email)
  await makeAdmin(email)
  await signInByRequest(page.request, email)
  await page.goto('/')
}

/** Signs up by requests, which is faster than through the pages. */
export async function signUpByRequest(visitor: APIRequestContext, email: string) {
  await visitor.post('/auth?tab=sign-up', {
    form: { email, password: PASSWORD, confirmPassword: PASSWORD },
  })
  await visitor.post(await confirmationLink({ email }), { form: { password: PASSWORD } })
}

/** Signs in by a request; the context keeps the session. */
export async function signInByRequest(visitor: APIRequestContext, email: string) {
  await visitor.post('/auth', { form: { email, password: PASSWORD } })
}

/** The link in the confirmation mail. */
export async function confirmationLink(person: Pick<Guest, 'email'>): Promise<string> {
  const [mail] = await mailsAbout(person, 1)
  const link = /https?:\/\/\S+\/auth\/confirm\S+/.exec(mail?.text ?? '')?.[0]
  if (!link) throw new Error(`no link in ${mail?.text}`)
  return link
}

/** Grants the role directly, which is faster than the command. */
export async function makeAdmin(email: string) {
  const { message, ok } = await grantAdmin(createDatabase(pool), email)
  if (!ok) throw new Error(message)
}

/** Runs `npm run admin` beside the running site. */
export async function runAdminCommand(...command: string[]) {
  const env = { ...process.env, DATA_DIR: 'test-results/site' }
  await promisify(execFile)('node', ['scripts/admin.ts', ...command], { cwd: ROOT, env })
}
