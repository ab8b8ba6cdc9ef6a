// Runs a script of this folder wherever the project lies: node scripts/run.mjs NAME ARGUMENTS…
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
/** What scripts and build are made of. The rest is too large, or is written to. */
const COPIED = ['package.json', 'react-router.config.ts', 'scripts', 'src', 'tsconfig.json', 'vite.config.ts']
/** Modules keep the path under which they were asked for, which is that of the copy. */
const FLAGS = ['--preserve-symlinks', '--preserve-symlinks-main']

const [name = '', ...args] = process.argv.slice(2)

const [impossible] = /[?"$`\\]/.exec(ROOT) ?? []
if (name === 'build' && impossible) {
  process.stderr.write(
    `The site cannot be built in ${ROOT}: please take the ${impossible} out of this path.\n`,
  )
  process.exitCode = 1
} else if (name !== 'build' && isSupportedPath(ROOT)) {
  const script = path.join(import.meta.dirname, `${name}.ts`)
  process.argv = [process.execPath, script, ...args]
  await import(script)
} else process.exitCode = await runInCopy(name, name === 'build' ? [ROOT, ...args] : args)

/**
 * Node and Vite read signs such as `#` in a path as their own, and run no TypeScript below `node_modules`. So they
 * get a copy of the sources in the system's folder for temporary files. The build always does: an edit, or a
 * second build, cannot come in between.
 */
async function runInCopy(name, args) {
  const copy = realpathSync(mkdtempSync(path.join(tmpdir(), 'saphan-')))
  try {
    // The database's account has to find its programs through it.
    chmodSync(copy, 0o755)
    for (const entry of COPIED)
      cpSync(path.join(ROOT, entry), path.join(copy, entry), { recursive: true, preserveTimestamps: true })
    mkdirSync(path.join(copy, 'node_modules'))
    for (const entry of ['public', ...packages()]) symlinkSync(path.join(ROOT, entry), path.join(copy, entry))
    return await runToItsEnd(path.join(copy, 'scripts', `${name}.ts`), args)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** Each by itself: where Vite keeps files of its own is not ours to write when another user has built before. */
function packages() {
  const names = readdirSync(path.join(ROOT, 'node_modules')).filter((name) => !name.startsWith('.'))
  return names.map((name) => path.join('node_modules', name))
}

/** @returns its exit code */
function runToItsEnd(script, args) {
  const child = spawn(process.execPath, [...FLAGS, script, ...args], { stdio: 'inherit' })
  // Ctrl-C reaches the script as well, which may have something to put away.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}
