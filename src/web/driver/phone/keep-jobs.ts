import { askToKeep, canBeKept, loadedFiles } from '../../shell/offline/ask-to-keep.ts'
import type { KeepJobs } from '../../shell/offline/driver-pages.ts'
import { DRIVER_SCRIPT, DRIVER_WORKER } from '../../shell/offline/worker-addresses.ts'
import { home, token } from './phone-store.ts'

/** Keeps the list of jobs, each job that this page links to, and what they load. */
export async function keepJobs(keepUntil: number): Promise<void> {
  if (!canBeKept()) return
  const links = [...document.querySelectorAll(`a[href^="${home}"]`)]
  const jobs = links.flatMap((link) => link.getAttribute('href') ?? [])
  const message: KeepJobs = {
    token,
    isList: location.pathname === home,
    paths: [...new Set([home, location.pathname, ...jobs])],
    files: ['/driver/driver.css', DRIVER_SCRIPT, ...loadedFiles()],
    keepUntil,
  }
  await askToKeep(DRIVER_WORKER, message)
}
