// The service worker of trip passes.
import { KEPT, type KeepPass, keepPass, PASS_PAGES } from '../pass-pages.ts'
import { browser, serveKeptPages } from './serve-kept-pages.ts'

serveKeptPages(PASS_PAGES, async (asked: KeepPass) => {
  return (await keepPass(browser, asked)) ? KEPT : undefined
})
