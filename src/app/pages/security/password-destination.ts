import { href } from 'react-router'
import { type ExportName, findExport } from '../admin/export/export-columns.ts'

/** Where the question for the password leads on, and back. */
export type Destination = { address: string; isFile: boolean; back: string }

/** The address of a list as a file, or of what a search finds in it. */
export function exportPath(table: string, query: string): string {
  const search = query && `?${new URLSearchParams({ q: query })}`
  return href('/admin/export/:table', { table }) + search
}

/** What was asked for before the password: put together anew, so that it is an address of ours and no other. */
export function passwordDestination(asked: string | null): Destination | undefined {
  const [path = '', search] = (asked ?? '').split('?')
  if (path === href('/admin/security')) return { address: path, isFile: false, back: href('/admin') }
  const table = path.slice(href('/admin/export/:table', { table: '-' }).length - 1)
  if (!findExport(table) || exportPath(table, '') !== path) return undefined
  const address = exportPath(table, new URLSearchParams(search).get('q') ?? '')
  return { address, isFile: true, back: listPath(table as ExportName) }
}

function listPath(table: ExportName): string {
  return table === 'testimonials' ? href('/admin') : href(`/admin/${table}`)
}
