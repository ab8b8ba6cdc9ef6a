import { href } from 'react-router'
import { bangkokMonth, isMonth, type Month } from '#platform/time/month.ts'

/** What an address of the money page says. */
export type MoneyAddress = {
  month: Month
  /** All payments of the month are listed, not only the newest. */
  showsAll: boolean
}

export function moneyAddress({ month, showsAll = false }: { month: Month; showsAll?: boolean }): string {
  return `${href('/desk/money')}?${new URLSearchParams({ month, ...(showsAll ? { show: 'all' } : {}) })}`
}

/** The file for the bookkeeper. */
export function moneyExportAddress(month: Month): string {
  return `${href('/desk/money/export.csv')}?${new URLSearchParams({ month })}`
}

/** Without a month that exists, it is the present one. */
export function readMoneyAddress(search: URLSearchParams, nowMs: number): MoneyAddress {
  const month = search.get('month') ?? ''
  return { month: isMonth(month) ? month : bangkokMonth(nowMs), showsAll: search.get('show') === 'all' }
}
