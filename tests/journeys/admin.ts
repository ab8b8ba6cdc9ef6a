import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { APIRequestContext, Page } from '@playwright/test'
import { mailsAbout } from './guest.ts'

type Person = Parameters<typeof mailsAbout>[1]

export const PASSWORD = 'over-the-river'
const ROOT = path.resolve(import.meta.dirname, '../..')

/** Makes an account the way a person does: signs up and opens the link in the mail. Nobody is signed in by it. */
export async function signUp(page: Page, request: APIRequestContext, person: Person) {
  await page.goto('/auth?tab=sign-up')
  await page.getByRole('main').getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
  const [mail] = await mailsAbout(request, person, 1)
  const link = /https?:\/\/\S+\/auth\/confirm\S+/.exec(mail?.text ?? '')?.[0]
  if (!link) throw new Error(`no link in ${mail?.text}`)
  await page.goto(link)
}

export async function signIn(page: Page, person: Person) {
  await page.goto('/auth')
  await page.getByRole('main').getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  // Another tab of the same person may have been told already.
  const close = page.getByRole('button', { name: 'Close this message' })
  if (await close.isVisible()) await close.click()
}

/** Signs up, is made an admin, and signs in. */
export async function signInAsAdmin(page: Page, request: APIRequestContext, person: Person) {
  await signUp(page, request, person)
  await grantAdmin(person.email)
  await signIn(page, person)
}

/** The operator's own command, beside the running site. */
export const grantAdmin = (email: string) => run('admin', 'grant', email)
export const revokeAdmin = (email: string) => run('admin', 'revoke', email)

/** One of the project's scripts, on the site of the journeys. */
export async function run(script: string, ...command: string[]) {
  const env = { ...process.env, DATA_DIR: 'test-results/site' }
  await promisify(execFile)('node', [`scripts/${script}.ts`, ...command], { cwd: ROOT, env })
}
