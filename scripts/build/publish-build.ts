// Publishes a finished build atomically; called by scripts/build.ts.
import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs'
import path from 'node:path'

/** The new build, and those of sites that may still run. */
const KEPT_BUILDS = 3
/** A site that runs touches its build once a day, `src/platform/server/production.ts`. */
const USED_WITHIN_MS = 48 * 60 * 60_000

/**
 * Atomically switches the symlink `<root>/build` to this build. Every build has a folder in `<root>/.builds`, named by
 * its content hash, so that running sites keep their files and an unchanged build takes no space.
 * @throws the system's error when the folders belong to another user
 */
export function publishBuild(built: string, root: string): void {
  const builds = path.join(root, '.builds')
  mkdirSync(builds, { recursive: true })
  accessSync(builds, constants.W_OK)
  const folder = path.join(builds, contentHash(built))
  if (!existsSync(folder)) {
    const arriving = mkdtempSync(path.join(builds, 'arriving-'))
    cpSync(built, path.join(arriving, 'build'), { recursive: true })
    renameSync(path.join(arriving, 'build'), folder)
    rmSync(arriving, { recursive: true })
  }
  utimesSync(folder, new Date(), new Date())
  switchLink(folder, path.join(root, 'build'))
  removeOldBuilds(builds)
}

function contentHash(built: string): string {
  const hash = createHash('sha256')
  for (const file of readdirSync(built, { recursive: true, encoding: 'utf8' }).sort()) {
    const found = path.join(built, file)
    if (statSync(found).isFile()) hash.update(`${file}\0`).update(readFileSync(found)).update('\0')
  }
  return hash.digest('hex').slice(0, 12)
}

function switchLink(folder: string, link: string): void {
  const arriving = `${link}.arriving`
  rmSync(arriving, { force: true })
  symlinkSync(path.relative(path.dirname(link), folder), arriving)
  // Older versions of the site built into a folder of this name.
  if (lstatSync(link, { throwIfNoEntry: false })?.isDirectory()) rmSync(link, { recursive: true })
  renameSync(arriving, link)
}

/** Builds of another user may stay. */
function removeOldBuilds(builds: string): void {
  const newestFirst = readdirSync(builds)
    .filter((name) => !name.startsWith('arriving-'))
    .map((name) => path.join(builds, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  const isUnused = (folder: string) => statSync(folder).mtimeMs < Date.now() - USED_WITHIN_MS
  for (const old of newestFirst.slice(KEPT_BUILDS).filter(isUnused)) {
    try {
      rmSync(old, { recursive: true, force: true })
    } catch {}
  }
}
