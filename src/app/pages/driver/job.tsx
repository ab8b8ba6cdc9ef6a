import { href, redirect } from 'react-router'
import { refusalForDriver, DRIVER_WORDS as W, type Said as Words } from '#content/driver-words.ts'
import { DRIVE_STEPS } from '#domain/drives/drive-step.ts'
import { pressPlace } from '#domain/drives/press-place.ts'
import type { Deps } from '#operations/deps.ts'
import { findDriverJobs } from '#operations/drives/find-driver-jobs.ts'
import { pressStep } from '#operations/drives/press-step.ts'
import { undoStep } from '#operations/drives/undo-step.ts'
import { findDriverDay } from '#operations/links/driver-links.ts'
import { HTTP_STATUS, type Refusal, refuse } from '#operations/refusal.ts'
import { isUuid } from '#text/uuid.ts'
import { depsContext } from '../../context.ts'
import { readForm, requireBudget, textValues } from '../../form-post.ts'
import { PRIVATE_HEADERS } from '../../private-headers.ts'
import { orUnavailable } from '../../unavailable.ts'
import type { Route } from './+types/job.ts'
import { deadLink, driverPage } from './document.tsx'
import { JobPage } from './job-page.tsx'
import { jobViewOf } from './job-view.ts'
import { Said } from './said.tsx'

type Asked = { token: string; legId: string }

export async function loader({ params, context }: Route.LoaderArgs) {
  return showJob(context.get(depsContext), params)
}

/**
 * A press, from the form of the page or later from what the phone has kept (`queued`). To the phone it says as data what
 * became of it; to a browser without scripts it shows the page.
 */
export async function action({ request, params, pattern, context }: Route.ActionArgs) {
  await requireBudget({ pattern, context })
  const deps = context.get(depsContext)
  const typed = textValues(await readForm(request))
  const link = await orUnavailable(findDriverDay(deps, params.token))
  if (!link)
    return typed.queued ? answer(refuse('not-found', { code: 'drive-unknown' })) : deadLink(deps.now())
  const done = await perform(deps, { ...typed, legId: params.legId }, link.driverId)
  if (typed.queued) return answer(done)
  if (!done.ok)
    return showJob(deps, params, { words: refusalForDriver(done.problem), status: HTTP_STATUS[done.reason] })
  if (done.misfit) return showJob(deps, params, { words: W.officeChecks, status: 200 })
  const to = typed.back === 'list' ? href('/driver/:token', params) : href('/driver/:token/:legId', params)
  return redirect(to, { status: 303, headers: PRIVATE_HEADERS })
}

type Done = { ok: true; misfit?: string | null } | Refusal

async function perform(
  deps: Deps,
  typed: Record<string, string> & { legId: string },
  driverId: string,
): Promise<Done> {
  const { undo = '', pressId = '', legId } = typed
  if (isUuid(undo)) return undoStep(deps, undo, { driverId })
  const step = DRIVE_STEPS.find((one) => one === typed.step)
  if (!step || !isUuid(pressId) || !isUuid(legId)) return refuse('invalid', { code: 'check-input' })
  const pressedMs = Date.parse(typed.pressedAt ?? '')
  return pressStep(
    deps,
    {
      ...{ pressId, legId, step, note: typed.note },
      pressedAt: Number.isNaN(pressedMs) ? null : new Date(pressedMs),
      amountBaht: wholeNumber(typed.amountBaht),
      kilometres: typed.kilometres ? wholeNumber(typed.kilometres) : undefined,
      place: pressPlace(typed.latitude, typed.longitude),
    },
    { driverId },
  )
}

function wholeNumber(text = ''): number | undefined {
  return text === '' ? undefined : /^\d{1,7}$/.test(text.trim()) ? Number(text) : Number.NaN
}

function answer(done: Done): Response {
  const said = done.ok ? (done.misfit ? W.officeChecks : null) : refusalForDriver(done.problem)
  const status = done.ok ? 200 : HTTP_STATUS[done.reason]
  return Response.json({ ok: done.ok, said }, { status, headers: PRIVATE_HEADERS })
}

async function showJob(
  deps: Deps,
  { token, legId }: Asked,
  refused?: { words: Words; status: number },
): Promise<Response> {
  const nowMs = deps.now()
  const sheet = await orUnavailable(findDriverJobs(deps, token))
  const job = sheet?.jobs.find((one) => one.legId === legId)
  if (!sheet || !job) return deadLink(nowMs)
  const name = sheet.driver.thaiName ?? sheet.driver.name
  const home = href('/driver/:token', { token })
  const view = jobViewOf({ catalogue: deps.catalogue, nowMs }, job, token)
  return driverPage(
    {
      title: `งาน ${view.at} ${view.reference}`,
      driver: { name, home },
      nowMs,
      keepUntil: sheet.expiresAt.getTime(),
      children: (
        <JobPage
          job={view}
          home={home}
          refused={
            refused && (
              <p className="hint hint--gone" role="alert">
                <Said words={refused.words} />
              </p>
            )
          }
        />
      ),
    },
    refused?.status,
  )
}
