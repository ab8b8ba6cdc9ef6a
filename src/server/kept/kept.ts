import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ServerBuild } from 'react-router'
import type { PublicChanges } from '#adapters/database/public-changes.ts'
import { listKeptPages } from '#app/pages/found/kept-pages.ts'
import { listPublicPages } from '#app/pages/found/public-pages.ts'
import type { Asked } from '../metrics/requests.ts'
import { twinOf } from '../middleware/own-address.ts'
import { createAddressBook } from './address-book.ts'
import { createDeadEnds } from './dead-ends.ts'
import { createFileStore } from './file-store.ts'
import { createPageStore } from './page-store.ts'

/** What stands in front of the site and answers what need not be made again. */
export type Kept = {
  /**
   * @param asked is told which store answers
   * @param otherwise answers what is not kept: a form, an unknown address, somebody with a session
   */
  answer(
    request: IncomingMessage,
    response: ServerResponse,
    asked: Pick<Asked, 'kind'>,
    otherwise: () => void,
  ): void
  /** Makes all pages that search engines know, one after the other, before a guest asks. */
  warmUp(): Promise<void>
}

/**
 * @param files the folder with the files of the build
 * @param site answers as if nothing were kept
 * @param isDoor knows the addresses that are answered by something else than a page
 */
export function createKept({
  files: root,
  site,
  routes,
  isDoor,
  publicUrl,
  changes,
  now,
}: {
  files: string
  site: (request: Request) => Response | Promise<Response>
  routes: ServerBuild['routes']
  isDoor: (path: string) => boolean
  publicUrl: string
  changes: Pick<PublicChanges, 'isHearing' | 'onChange'>
  now: () => number
}): Kept {
  const render = async (address: string) => site(new Request(publicUrl + address))
  const files = createFileStore({ root, render })
  const kept = listKeptPages()
  const deadEnds = createDeadEnds({ routes, isDoor, paths: kept.map(({ path }) => path) })
  const pages = createPageStore({
    render,
    keptAddress: createAddressBook(kept, deadEnds),
    twin: twinOf(publicUrl),
    isHearing: changes.isHearing,
    now,
  })
  changes.onChange(pages.purge)
  return {
    answer(request, response, asked, otherwise) {
      asked.kind = 'file'
      files.answer(request, response, () => {
        asked.kind = 'kept'
        pages.answer(request, response, otherwise)
      })
    },
    warmUp: () => pages.warmUp(listPublicPages().map(({ path }) => path)),
  }
}
