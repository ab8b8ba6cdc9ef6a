// Puts a finished build where the site starts from; scripts/build.ts calls it.
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

/** That of the site that starts now, and those of sites that may still run. */
const KEPT = 3
/** A site that runs touches its build once a day, `src/server/production.ts`. */
const USED_WITHIN_MS = 48 * 60 * 60_000

/**
 * Makes `<root>/build` lead to this build, in one step: until then to the one before. Every build has a folder of its
 * own in `<root>/.builds`, named by what is in it. A site that runs keeps reading its own; what is built again
 * unchanged takes no place.
 * @throws the system's error when the folders belong to another user
 */
export function publishBuild(built: string, root: string): void {
  const builds = path.join(root, '.builds')
  mkdirSync(builds, { recursive: true })
  accessSync(builds, constants.W_OK)
  const place = path.join(builds, nameOf(built))
  if (!existsSync(place)) {
    const arriving = mkdtempSync(path.join(builds, 'arriving-'))
    cpSync(built, path.join(arriving, 'build'), { recursive: true })
    renameSync(path.join(arriving, 'build'), place)
    rmSync(arriving, { recursive: true })
  }
  utimesSync(place, new Date(), new Date())
  leadTo(place, path.join(root, 'build'))
  removeOld(builds)
}

function nameOf(built: string): string {
  const hash = createHash('sha256')
  for (const file of readdirSync(built, { recursive: true, encoding: 'utf8' }).sort()) {
    const found = path.join(built, file)
    if (statSync(found).isFile()) hash.update(`${file}\0`).update(readFileSync(found)).update('\0')
  }
  return hash.digest('hex').slice(0, 12)
}

function leadTo(place: string, link: string): void {
  const arriving = `${link}.arriving`
  rmSync(arriving, { force: true })
  symlinkSync(path.relative(path.dirname(link), place), arriving)
  // An older version of the site has built into a folder of this name.
  if (lstatSync(link, { throwIfNoEntry: false })?.isDirectory()) rmSync(link, { recursive: true })
  renameSync(arriving, link)
}

/** What another user has left may stay. */
function removeOld(builds: string): void {
  const newestFirst = readdirSync(builds)
    .filter((name) => !name.startsWith('arriving-'))
    .map((name) => path.join(builds, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  const isUnused = (folder: string) => statSync(folder).mtimeMs < Date.now() - USED_WITHIN_MS
  for (const old of newestFirst.slice(KEPT).filter(isUnused)) {
    try {
      rmSync(old, { recursive: true, force: true })
    } catch {}
  }
}
