// The service worker of the pages of drivers. What a driver presses is kept by the page, which sends it.
import { DRIVER_PAGES, type KeepJobs, keepJobs } from '../driver-pages.ts'
import { browser, serveKeptPages } from './serve-kept-pages.ts'

serveKeptPages(DRIVER_PAGES, async (asked: KeepJobs) => {
  await keepJobs(browser, asked)
  return undefined
})
