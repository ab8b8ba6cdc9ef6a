import { href, redirect } from 'react-router'
import { addNoShowPhoto } from '#drives/add-photo.ts'
import { DRIVE_STEPS } from '#drives/drive-step.rules.ts'
import { type Bilingual, DRIVER_WORDS, refusalForDriver } from '#drives/driver.words.ts'
import { findDriverJobs } from '#drives/find-driver-jobs.ts'
import { pressPlace } from '#drives/press-place.rules.ts'
import { pressStep } from '#drives/press-step.ts'
import { undoStep } from '#drives/undo-step.ts'
import { findDriverDay } from '#guests/links/driver-links.ts'
import { readBaht, readWhole } from '#money/read-baht.rules.ts'
import type { Deps } from '#platform/deps.ts'
import { HTTP_STATUS, type Refusal, refuse } from '#platform/problems/refusal.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { isClockTime } from '#platform/time/clock-time.ts'
import { depsContext } from '../shell/context.ts'
import { orUnavailable } from '../shell/unavailable.ts'
import { readUpload } from '../shell/upload-post.ts'
import type { Route } from './+types/job.ts'
import { deadLink, driverPage } from './document.tsx'
import { JobPage } from './job-page.tsx'
import { jobViewOf } from './job-view.ts'
import { ThaiAndEnglish } from './thai-and-english.tsx'

type Asked = { token: string; legId: string }

export async function loader({ params, context }: Route.LoaderArgs) {
  return showJob(context.get(depsContext), params)
}

/**
 * A press or a photo, from the form of the page or later from what the phone has kept (`queued`). To the phone it says as
 * data what became of it; to a browser without scripts it shows the page.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const deps = context.get(depsContext)
  const link = await orUnavailable(findDriverDay(deps, params.token))
  if (!link) return deadLink(deps.now())
  const { values: typed, file } = await readUpload(request, 'photo')
  const done = await perform(deps, { typed, file, legId: params.legId, driverId: link.driverId })
  if (typed.queued) return answer(done)
  if (!done.ok)
    return showJob(deps, params, { words: refusalForDriver(done.problem), status: HTTP_STATUS[done.reason] })
  if (done.rejection) return showJob(deps, params, { words: DRIVER_WORDS.officeChecks, status: 200 })
  const to = typed.back === 'list' ? href('/driver/:token', params) : href('/driver/:token/:legId', params)
  return redirect(to, { status: 303 })
}

type Done = { ok: true; rejection?: string | null } | Refusal

type Posted = { typed: Record<string, string>; file: Uint8Array; legId: string; driverId: string }

async function perform(deps: Deps, { typed, file, legId, driverId }: Posted): Promise<Done> {
  const { undo = '', pressId = '', photoOf = '' } = typed
  if (isUuid(undo)) return undoStep(deps, undo, { driverId })
  const photo = { legId, driverId, file, takenAt: instant(typed.takenAt) }
  if (isUuid(photoOf)) return addNoShowPhoto(deps, { ...photo, pressId: photoOf })
  const step = DRIVE_STEPS.find((one) => one === typed.step)
  if (!step || !isUuid(pressId) || !isUuid(legId)) return refuse('invalid', { code: 'check-input' })
  const pressed = await pressStep(
    deps,
    {
      ...{ pressId, legId, step, note: noShowNote(typed), photoComing: typed.photoComing === '1' },
      pressedAt: instant(typed.pressedAt),
      amountBaht: typed.amountBaht ? readBaht(typed.amountBaht) : undefined,
      kilometres: typed.kilometres?.trim() ? readWhole(typed.kilometres) : undefined,
      place: pressPlace(typed.latitude, typed.longitude),
    },
    { driverId },
  )
  const hasPhoto = step === 'no_show' && file.length > 0
  return pressed.ok && hasPhoto ? addPhoto(deps, pressed, { ...photo, pressId }) : pressed
}

/** The report stands, whatever becomes of its photo. */
async function addPhoto(
  deps: Deps,
  pressed: Done,
  photo: Parameters<typeof addNoShowPhoto>[1],
): Promise<Done> {
  const added = await addNoShowPhoto(deps, photo)
  return added.ok ? pressed : added
}

function instant(text = ''): Date | null {
  const ms = Date.parse(text)
  return Number.isNaN(ms) ? null : new Date(ms)
}

function answer(done: Done): Response {
  const said = done.ok ? (done.rejection ? DRIVER_WORDS.officeChecks : null) : refusalForDriver(done.problem)
  const status = done.ok ? 200 : HTTP_STATUS[done.reason]
  return Response.json({ ok: done.ok, said }, { status })
}

async function showJob(
  deps: Deps,
  { token, legId }: Asked,
  refused?: { words: Bilingual; status: number },
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
                <ThaiAndEnglish words={refused.words} />
              </p>
            )
          }
        />
      ),
    },
    refused?.status,
  )
}

/** Calls to the guest that a report names; the phone lists the times at which the driver pressed Call. */
const MOST_CALLS = 5

/** What a driver says about a guest who did not come: the reason, and when the driver called. */
function noShowNote({ note = '', called = '' }: { note?: string; called?: string }): string {
  const times = called.split(' ').filter((time) => isClockTime(time))
  if (times.length === 0) return note
  return `${note}. Pressed Call at ${times.slice(-MOST_CALLS).join(', ')}.`
}
