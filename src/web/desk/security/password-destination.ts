import { href } from 'react-router'
import { isMonth } from '#platform/time/month.ts'
import { type ExportName, exportChoiceOf, findExport } from '../export/export-columns.ts'
import { type ListChoice, listSearch } from '../lists/list-address.ts'
import { moneyAddress, moneyExportAddress } from '../money/money-address.ts'

/** Where the password page leads on to, and where its link leads back to. */
export type Destination = { address: string; isFile: boolean; back: string }

/** The address of the CSV export of a list, or of a part of it. */
export function exportPath(table: string, choice: ListChoice): string {
  return href('/admin/export/:table', { table }) + listSearch(choice)
}

/** The page that asked for the password. The address is rebuilt from its parts, so that it cannot lead to another site. */
export function passwordDestination(asked: string | null): Destination | undefined {
  const [path = '', search] = (asked ?? '').split('?')
  if (path === href('/admin/security')) return { address: path, isFile: false, back: href('/admin') }
  if (path === href('/desk/money/export.csv')) return moneyDestination(new URLSearchParams(search))
  const table = path.slice(href('/admin/export/:table', { table: '-' }).length - 1)
  const wanted = findExport(table)
  if (!wanted || exportPath(table, { query: '' }) !== path) return undefined
  const choice = exportChoiceOf(wanted, new URLSearchParams(search))
  const back = listPath(table as ExportName) + listSearch(choice)
  return { address: exportPath(table, choice), isFile: true, back }
}

function listPath(table: ExportName): string {
  return table === 'testimonials' ? href('/admin') : href(`/admin/${table}`)
}

function moneyDestination(search: URLSearchParams): Destination | undefined {
  const month = search.get('month') ?? ''
  if (!isMonth(month)) return undefined
  return { address: moneyExportAddress(month), isFile: true, back: moneyAddress({ month }) }
}
