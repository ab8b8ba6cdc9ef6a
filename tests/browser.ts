import path from 'node:path'
import type { LaunchOptions } from '@playwright/test'

const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** The headless Chromium that came with the npm packages, or the browser at CHROMIUM_PATH: nothing is downloaded. */
export async function browserLaunchOptions(): Promise<LaunchOptions> {
  const args = [...QUIET, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) return { executablePath: chosen, args }

  const { default: chromium, inflate } = await import('@sparticuz/chromium')
  const home = path.resolve(import.meta.dirname, '../node_modules/@sparticuz/chromium')
  const libraries = path.join(await inflate(path.join(home, 'bin', 'al2023.tar.br')), 'lib')
  return {
    executablePath: await chromium.executablePath(),
    args: [...args, '--headless=shell'],
    env: { ...(process.env as Record<string, string>), LD_LIBRARY_PATH: libraries },
  }
}
