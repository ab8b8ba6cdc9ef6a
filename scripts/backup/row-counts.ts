import type { RowCounts } from '#platform/database/backup/format.ts'

/** "120 bookings, 3 legs" */
export function describeRowCounts(rows: RowCounts): string {
  const counts = Object.entries(rows)
    .filter(([, count]) => count > 0)
    .map(([table, count]) => `${count} ${table.replaceAll('_', ' ')}`)
  return counts.join(', ') || 'no rows'
}
