import { href } from 'react-router'
import { DRIVER_WORDS } from '#drives/driver.words.ts'
import { findDriverJobs } from '#drives/find-driver-jobs.ts'
import { DAYS_OF_DRIVER } from '#guests/links/access-link.rules.ts'
import { addDays, bangkokDay, formatDayOfYear } from '#platform/time/calendar.ts'
import { formatThaiDay } from '#platform/time/thai-date.ts'
import { depsContext } from '../shell/context.ts'
import { orUnavailable } from '../shell/unavailable.ts'
import type { Route } from './+types/list.ts'
import { deadLink, driverPage } from './document.tsx'
import { jobViewOf } from './job-view.ts'
import { ListPage } from './list-page.tsx'

/** The jobs that a driver's link opens. Opening it changes nothing. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const deps = context.get(depsContext)
  const nowMs = deps.now()
  const sheet = await orUnavailable(findDriverJobs(deps, token))
  if (!sheet) return deadLink(nowMs)
  const jobs = sheet.jobs.map((job) => jobViewOf({ catalogue: deps.catalogue, nowMs }, job, token))
  const days = Array.from({ length: DAYS_OF_DRIVER }, (_, index) => addDays(sheet.day, index))
  const name = sheet.driver.thaiName ?? sheet.driver.name
  return driverPage({
    title: `ใบงานคุณ${name}`,
    driver: { name, home: href('/driver/:token', { token }) },
    nowMs,
    keepUntil: sheet.expiresAt.getTime(),
    children: (
      <ListPage
        days={days.map((day) => ({
          key: day,
          thai: `${nearName(day, nowMs)?.th ?? ''} ${formatThaiDay(day)}`.trim(),
          english: [nearName(day, nowMs)?.en, formatDayOfYear(day)].filter(Boolean).join(', '),
          jobs: jobs.filter((job) => job.day === day),
        }))}
      />
    ),
  })
}

function nearName(day: string, nowMs: number) {
  const today = bangkokDay(nowMs)
  return day === today ? DRIVER_WORDS.today : day === addDays(today, 1) ? DRIVER_WORDS.tomorrow : undefined
}
