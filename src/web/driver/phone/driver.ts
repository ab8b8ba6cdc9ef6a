import { DRIVE_STEPS, type DriveStep } from '#drives/drive-step.rules.ts'
import { PHONE_WORDS } from '#drives/driver.words.ts'
import { bangkokTime } from '#platform/time/clock-time.ts'
import { isNight } from '#platform/time/night.ts'
import { askToKeep, canBeKept, isKeptCopy, loadedFiles } from '../../shell/offline/ask-to-keep.ts'
import type { KeepJobs } from '../../shell/offline/driver-pages.ts'
import { DRIVER_SCRIPT, DRIVER_WORKER } from '../../shell/offline/worker-addresses.ts'
import { addChosenPhoto, watchPhotos } from './choose-photo.ts'
import { draw, drawSaid, notePressed, rest } from './draw.ts'
import { home, keep, kept, recall, remember, token } from './phone-store.ts'
import { addPlace, offerPlace } from './place.ts'
import { withPress } from './press-queue.ts'
import { saidNodes } from './said-nodes.ts'
import { send } from './send.ts'

/*
 * What a driver presses is kept on this phone, in the order and with the time of the press, until the site has it: a
 * press survives a lost connection and a closed browser, and is sent once. Without this script the forms send themselves.
 */

const RETRY_MS = 15_000
const RENEW_MS = 60_000

const page = document.documentElement
const keepUntil = page.dataset.keep

document.addEventListener('submit', (event) => {
  const form = event.target
  if (!(form instanceof HTMLFormElement)) return
  const step = DRIVE_STEPS.find((one) => one === form.dataset.step)
  const path = form.getAttribute('action') ?? ''
  if ('photo' in form.dataset) {
    event.preventDefault()
    void addPhotoLater(path, textsOf(form).photoOf ?? '')
  } else if (step) {
    event.preventDefault()
    press(form, path, { ...textsOf(form), step })
  } else if ('undo' in form.dataset && !navigator.onLine) event.preventDefault()
})

type StepFields = Record<string, string> & { step: DriveStep }

/** The fields of a form; a photo goes another way. */
function textsOf(form: HTMLFormElement): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') texts[name] = value
  return texts
}

function press(form: HTMLFormElement, path: string, { pressId: ofPage = '', ...fields }: StepFields): void {
  const queue = kept()
  const pressId = crypto.randomUUID?.() ?? ofPage
  const pressed = { path, fields: { ...fields, pressId }, pressedAt: Date.now() }
  const longer = withPress(queue, pressed)
  if (longer === queue) return
  try {
    keep(longer)
  } catch {
    // Nothing can be kept here: the browser sends the form itself.
    form.submit()
    return
  }
  notePressed()
  draw()
  rest()
  const photo = new FormData(form).get('photo')
  const hasPhoto = photo instanceof File && photo.size > 0
  const adding = hasPhoto ? addChosenPhoto(path, pressId).then(draw) : undefined
  void Promise.all([adding, addPlace(pressed.fields)]).then(() => send(draw))
}

async function addPhotoLater(path: string, photoOf: string): Promise<void> {
  await addChosenPhoto(path, photoOf)
  draw()
  await send(draw)
}

/** The office may have changed a job; nobody loses what is being typed. */
function renew(): void {
  const isBusy = document.querySelector('details[open], input:focus') || kept().length > 0
  if (document.visibilityState === 'visible' && navigator.onLine && !isBusy) location.reload()
}

watchPhotos()
page.toggleAttribute('data-night', isNight(bangkokTime(Date.now())))
drawSaid()
draw()
noteCalls()
rest()
page.dataset.scripted = ''
if (keepUntil !== undefined) {
  offerPlace()
  void send(draw)
  addEventListener('online', () => void send(draw))
  addEventListener('offline', draw)
  setInterval(() => void send(draw), RETRY_MS)
  setInterval(renew, RENEW_MS)
  addEventListener('load', () => void keepJobs(Number(keepUntil)).catch(() => {}))
  if (!isKeptCopy()) navigator.sendBeacon(`${home}/opened`, new URLSearchParams())
}

/** Keeps the list of jobs, each job that this page links to, and what they load. */
async function keepJobs(keepUntil: number): Promise<void> {
  if (!canBeKept()) return
  const links = [...document.querySelectorAll(`a[href^="${home}"]`)]
  const jobs = links.flatMap((link) => link.getAttribute('href') ?? [])
  const message: KeepJobs = {
    token,
    isList: location.pathname === home,
    paths: [...new Set([home, location.pathname, ...jobs])],
    files: ['/driver/driver.css', DRIVER_SCRIPT, ...loadedFiles()],
    keepUntil,
  }
  await askToKeep(DRIVER_WORKER, message)
}

/** Lists the times at which the driver called the guest of this job; they go with the report. */
function noteCalls(): void {
  const list = document.querySelector('.calls')
  const called = list?.closest('details')?.querySelector<HTMLInputElement>('form [name="called"]')
  if (!list || !called) return
  const { job } = document.querySelector<HTMLElement>('[data-job]')?.dataset ?? {}
  const key = `driver calls ${job}`
  // Only the next function writes it.
  const times = () => (recall('sessionStorage', key) as string[] | null) ?? []
  const add = () => {
    remember('sessionStorage', key, [...times(), bangkokTime(Date.now())])
    show()
  }
  const show = () => {
    list.replaceChildren(...times().map((time, index) => callLine(index + 1, time)))
    called.value = times().join(' ')
  }
  for (const link of document.querySelectorAll('[data-call]')) link.addEventListener('click', add)
  show()
}

function callLine(number: number, time: string): HTMLElement {
  const line = document.createElement('li')
  const words = document.createElement('span')
  words.append(...saidNodes(PHONE_WORDS.call(number, time)))
  const check = document.querySelector('.net .icon')
  line.append(...(check ? [check.cloneNode(true)] : []), words)
  return line
}
