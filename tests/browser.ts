import { existsSync } from 'node:fs'
import path from 'node:path'
import type { LaunchOptions } from '@playwright/test'

const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** A Chromium of this machine, or else the one that came with the npm packages: nothing is downloaded. */
export async function browserLaunchOptions(): Promise<LaunchOptions> {
  const args = [...QUIET, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  const installed = [
    process.env.CHROMIUM_PATH,
    ...onPath('chromium', 'chromium-browser', 'google-chrome-stable'),
  ]
  const executablePath = installed.find((candidate) => candidate && existsSync(candidate))
  if (executablePath) return { executablePath, args }

  const { default: chromium, inflate } = await import('@sparticuz/chromium')
  const home = path.resolve(import.meta.dirname, '../node_modules/@sparticuz/chromium')
  const libraries = path.join(await inflate(path.join(home, 'bin', 'al2023.tar.br')), 'lib')
  return {
    executablePath: await chromium.executablePath(),
    args: [...args, '--headless=shell'],
    env: { ...(process.env as Record<string, string>), LD_LIBRARY_PATH: libraries },
  }
}

function onPath(...names: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
}
