// Runs a script of this folder, whatever the path of the project: node scripts/run.mjs NAME ARGUMENTS…
import './check-node.mjs'
import { spawn } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { constants, tmpdir } from 'node:os'
import path from 'node:path'
import { isSupportedPath } from './supported-path.mjs'

const ROOT = path.resolve(import.meta.dirname, '..')
/** Copied for scripts and build; the rest is linked, because it is too large or is written to. */
const COPIED = [
  ...['content', 'package.json', 'react-router.config.ts', 'scripts', 'src', 'tsconfig.json'],
  'vite.config.ts',
]
/** Modules keep their path in the copy. */
const FLAGS = ['--preserve-symlinks', '--preserve-symlinks-main']

const [name = '', ...args] = process.argv.slice(2)

const [unsupported] = /[?"$`\\]/.exec(ROOT) ?? []
if (name === 'build' && unsupported) {
  process.stderr.write(
    `The site cannot be built in ${ROOT}: please take the ${unsupported} out of this path.\n`,
  )
  process.exitCode = 1
} else if (name !== 'build' && isSupportedPath(ROOT)) {
  const script = path.join(import.meta.dirname, `${name}.ts`)
  process.argv = [process.execPath, script, ...args]
  await import(script)
} else process.exitCode = await runInCopy(name, name === 'build' ? [ROOT, ...args] : args)

/**
 * Node and Vite interpret characters such as `#` in a path, and Node runs no TypeScript below `node_modules`. So they run
 * in a temporary copy of the sources. The build always does, so that an edit or a second build cannot interfere.
 */
async function runInCopy(name, args) {
  const copy = realpathSync(mkdtempSync(path.join(tmpdir(), 'saphan-')))
  try {
    // The database's OS account needs to enter it.
    chmodSync(copy, 0o755)
    for (const entry of COPIED)
      cpSync(path.join(ROOT, entry), path.join(copy, entry), { recursive: true, preserveTimestamps: true })
    mkdirSync(path.join(copy, 'node_modules'))
    for (const entry of ['public', ...packages()]) symlinkSync(path.join(ROOT, entry), path.join(copy, entry))
    return await runScript(path.join(copy, 'scripts', `${name}.ts`), args)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** Each package by itself, because Vite's cache in `node_modules` may belong to another user. */
function packages() {
  const names = readdirSync(path.join(ROOT, 'node_modules')).filter((name) => !name.startsWith('.'))
  return names.map((name) => path.join('node_modules', name))
}

/** @returns its exit code */
function runScript(script, args) {
  const child = spawn(process.execPath, [...FLAGS, script, ...args], { stdio: 'inherit' })
  // Ctrl-C reaches the script as well, which may need to clean up.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}
