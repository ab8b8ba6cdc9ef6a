import { PHONE_WORDS, SEEN, WAITING_NAMES } from '#drives/driver.words.ts'
import { bangkokTime } from '#platform/time/clock-time.ts'
import { isKeptCopy } from '../../shell/offline/ask-to-keep.ts'
import { netInWords, waitingInWords } from './in-words.ts'
import { noShowWait } from './no-show-wait.ts'
import { KEY, kept, recall, remember } from './phone-store.ts'
import { hasPhoto, isPress, type Press, type Queue, takeBackable } from './press-queue.ts'
import { saidNodes } from './said-nodes.ts'
import { dropPress, sending } from './send.ts'

const REST_MS = 1000
const PRESSED_KEY = `${KEY} at`
let waitTimer: ReturnType<typeof setTimeout> | undefined

/** Shows the page as it will be once everything that is kept has arrived. */
export function draw(): void {
  const queue = kept()
  drawNet(queue)
  for (const press of queue) if (isPress(press)) drawPress(press)
  drawNoShow(queue)
  // What the site has can be taken back only when all of it has arrived.
  for (const form of document.querySelectorAll<HTMLElement>('[data-undo]')) form.hidden = queue.length > 0
  drawTakeBack(queue)
}

function drawNet(queue: Queue): void {
  const net = document.getElementById('net')
  const line = net?.querySelector('span')
  const isOff = queue.length > 0 || !navigator.onLine || isKeptCopy()
  if (!net || !line || !isOff) return
  const isSending = sending.isNow && !sending.isAway
  net.classList.toggle('net--off', !isSending)
  const list = queue.map((one) => {
    const item = document.createElement('span')
    item.className = 'net__kept'
    item.textContent = waitingInWords(one)
    return item
  })
  line.replaceChildren(...saidNodes(netInWords(queue.length, isSending)), ...list)
}

function drawPress({ path, fields: { step }, pressedAt }: Press): void {
  const forms = [...document.querySelectorAll<HTMLFormElement>('form[data-step]')].filter(
    (form) => form.getAttribute('action') === path,
  )
  const time = bangkokTime(pressedAt)
  for (const form of forms) {
    if (form.dataset.step !== step) continue
    form.hidden = true
    if (step !== 'seen' || form.nextElementSibling?.classList.contains('seen')) continue
    const seen = document.createElement('p')
    seen.className = 'seen'
    seen.textContent = `${SEEN.th} ${time} น.`
    form.after(seen)
  }
  if (forms.length === 0 || !document.querySelector('[data-job]')) return
  drawStation(step, time, forms)
  const cash = document.querySelector<HTMLElement>('[data-cash]')
  if (step === 'aboard' && cash) cash.hidden = false
  if (step !== 'cash') return
  if (cash) cash.hidden = true
  document.querySelector('[data-asks-cash]')?.removeAttribute('disabled')
}

/** Marks a station as past, and shows the button of the next one. */
function drawStation(step: string, time: string, forms: readonly HTMLFormElement[]): void {
  const station = document.querySelector(`[data-station="${step}"]`)
  if (!station) return
  station.className = 'past'
  station.removeAttribute('aria-current')
  station.querySelector('span')?.replaceChildren(time)
  const next = document.querySelector<HTMLElement>('[data-station]:not(.past)')
  if (next) next.className = 'on'
  for (const form of forms)
    if (form.closest('.bar') && form.dataset.step !== 'no_show')
      form.hidden = form.dataset.step !== next?.dataset.station
}

function drawNoShow(queue: Queue): void {
  const adding = document.querySelector<HTMLFormElement>('[data-photo]')
  if (adding) adding.hidden = hasPhoto(queue, textOf(adding, 'photoOf'))
  const { path = '' } = document.querySelector<HTMLElement>('[data-job]')?.dataset ?? {}
  const form = document.querySelector<HTMLElement>('[data-no-show]')
  const { starts, free, arrived } = form?.dataset ?? {}
  const pickup = {
    ...{ path, startsMs: Number(starts), freeMs: Number(free) },
    arrivedMs: arrived ? Number(arrived) : undefined,
  }
  const { canReport, isReported, endsMs = 0 } = noShowWait(queue, pickup, Date.now())
  document.querySelector('[data-kept-report]')?.toggleAttribute('hidden', !isReported)
  if (!form) return
  form.hidden = !canReport
  document.querySelector('[data-no-show-later]')?.toggleAttribute('hidden', canReport || isReported)
  clearTimeout(waitTimer)
  const remainingMs = endsMs - Date.now()
  if (remainingMs > 0) waitTimer = setTimeout(draw, Math.min(remainingMs + 1000, 3_600_000))
}

function textOf(form: HTMLFormElement, name: string): string | undefined {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : undefined
}

/** The newest press that is still only here can be taken back. */
function drawTakeBack(queue: Queue): void {
  document.getElementById('take-back')?.remove()
  const newest = takeBackable(queue, Date.now())
  const bar = document.querySelector('.bar, .job__foot')
  if (!newest || !bar || sending.isNow) return
  const button = document.createElement('button')
  button.id = 'take-back'
  button.type = 'button'
  button.className = 'undo'
  button.append(...saidNodes(PHONE_WORDS.takeBack(WAITING_NAMES[newest.fields.step])))
  button.addEventListener('click', () => {
    dropPress(newest, { alsoPhoto: true })
    location.reload()
  })
  bar.append(button)
  rest()
}

/** Remembers that a button was pressed now, see `rest`. */
export function notePressed(): void {
  remember('sessionStorage', PRESSED_KEY, Date.now())
}

/**
 * The next button, or the one that takes the press back, stands where the last one stood: they wait a moment, so that the
 * second tap of a double tap does nothing.
 */
export function rest(): void {
  const restMs = Number(recall('sessionStorage', PRESSED_KEY)) + REST_MS - Date.now()
  if (restMs <= 0) return
  const resting = '.bar .go:enabled, .cash .go:enabled, .undo:enabled'
  const buttons = [...document.querySelectorAll<HTMLButtonElement>(resting)]
  for (const button of buttons) button.disabled = true
  setTimeout(() => {
    for (const button of buttons) button.disabled = false
  }, restMs)
}

/** What the site said about the last press, after the page was read again. */
export function drawSaid(): void {
  // Only `send` writes it.
  const said = recall('sessionStorage', KEY) as Parameters<typeof saidNodes>[0] | null
  remember('sessionStorage', KEY)
  if (!said) return
  const words = document.createElement('p')
  words.className = 'hint hint--gone'
  words.setAttribute('role', 'alert')
  words.append(...saidNodes(said))
  document.querySelector('main')?.prepend(words)
}
