/*
 * What a driver presses is kept on this phone, in the order and with the time of the press, until the site has it: a
 * press survives a lost connection and a closed browser, and is sent once. Without this script the forms send themselves.
 */
import { dropPhoto, findPhoto, keepPhoto, shrink } from './photo.js'

const [, , token] = location.pathname.split('/')
const KEY = `driver ${token}`
const page = document.documentElement
const isLinkOpen = 'keep' in page.dataset
const UNDO_MS = 120_000
const REST_MS = 1000
const RETRY_MS = 15_000
const RENEW_MS = 60_000
/** A phone that does not know where it is after this time sends the press without a place. */
const PLACE_MS = 5000
const PLACE_KEY = 'driver place'
const PRESS_TIMEOUT_MS = 15_000
/** A photo has some hundred kilobytes. */
const PHOTO_TIMEOUT_MS = 90_000
const TOO_LARGE = {
  ok: false,
  said: { th: 'รูปใหญ่เกินไป กรุณาถ่ายใหม่หรือใช้รูปอื่น', en: 'The photo is too large. Take or choose another one' },
}
let isSending = false
let isAway = false
/** The photo that was chosen last, when it is small enough to send. */
let chosen
let waitTimer

const NAMES = {
  seen: 'รับทราบงาน',
  left: 'ออกเดินทาง',
  arrived: 'ถึงจุดรับ',
  aboard: 'ลูกค้าขึ้นรถ',
  cash: 'รับเงินสด',
  no_show: 'ลูกค้าไม่มา',
  finished: 'จบงาน',
  photo: 'รูปจุดรับ',
}

function kept() {
  return recall('localStorage', KEY) ?? []
}

/** Throws where nothing can be kept. */
function keep(presses) {
  localStorage.setItem(KEY, JSON.stringify(presses))
}

/** Nothing in a browser that is set to store nothing: there already the name of the storage throws. */
function recall(storage, key) {
  try {
    return JSON.parse(window[storage].getItem(key))
  } catch {
    return null
  }
}

/** Forgets the key without a value. What cannot be stored is done without. */
function remember(storage, key, value) {
  try {
    if (value === undefined) window[storage].removeItem(key)
    else window[storage].setItem(key, JSON.stringify(value))
  } catch {}
}

document.addEventListener('submit', (event) => {
  const form = event.target
  const { step } = form.dataset
  if ('photo' in form.dataset) {
    event.preventDefault()
    const { photoOf } = Object.fromEntries(new FormData(form))
    void addPhoto(form.getAttribute('action'), photoOf).then(send)
    return
  }
  if (!step) {
    if ('undo' in form.dataset && !navigator.onLine) event.preventDefault()
    return
  }
  event.preventDefault()
  const { photo, ...fields } = Object.fromEntries(new FormData(form))
  const path = form.getAttribute('action')
  const waiting = kept()
  // A second press of the same step is the same press.
  if (waiting.some((one) => one.path === path && one.fields.step === step)) return
  const pressId = crypto.randomUUID?.() ?? fields.pressId
  try {
    keep([...waiting, { path, fields: { ...fields, pressId }, pressedAt: Date.now() }])
  } catch {
    // Nothing can be kept here: the browser sends the form itself.
    form.submit()
    return
  }
  remember('sessionStorage', `${KEY} at`, Date.now())
  draw()
  rest()
  const adding = photo?.size > 0 ? addPhoto(path, pressId) : undefined
  void Promise.all([adding, addPlace(pressId, step)]).then(send)
})

/** Keeps the chosen photo, to be sent after its report. The report is kept already, and goes without it if this fails. */
async function addPhoto(path, pressId) {
  const photo = await chosen
  if (!photo) return
  try {
    await keepPhoto(token, pressId, photo.blob)
    const withPhoto = ({ fields, ...press }) => ({ ...press, fields: { ...fields, photoComing: '1' } })
    const presses = kept().map((press) => (press.fields.pressId === pressId ? withPhoto(press) : press))
    const fields = { photoOf: pressId, takenAt: photo.takenAt }
    keep([...presses, { path, fields, pressedAt: Date.now() }])
  } catch {
    // No room on this phone.
  }
  draw()
}

document.addEventListener('change', ({ target }) => {
  if (target.name !== 'photo') return
  const [file] = target.files
  const takenAt = file && new Date(file.lastModified).toISOString()
  chosen = file && shrink(file).then((photo) => ({ ...photo, takenAt }))
  void showChosen(target, chosen)
})

/** Shows the photo above its button, with the time at which it was taken. */
async function showChosen(input, photo) {
  const label = input.closest('label')
  const { canvas, takenAt } = (await photo) ?? {}
  if (photo !== chosen) return
  if (label.previousElementSibling?.className === 'shot') label.previousElementSibling.remove()
  if (!takenAt) return
  const shot = document.createElement('figure')
  const caption = document.createElement('figcaption')
  shot.className = 'shot'
  caption.append(`ถ่ายเมื่อ ${whenTaken(Date.parse(takenAt))}`, small('Time taken'))
  if (canvas) shot.append(canvas)
  shot.append(caption)
  label.before(shot)
}

/** The time alone today; of an older photo the day as well. */
function whenTaken(at) {
  const day = (ms) => new Date(ms).toLocaleDateString('th-TH', { dateStyle: 'medium', timeZone: 'Asia/Bangkok' })
  return `${day(at) === day(Date.now()) ? '' : `${day(at)} `}${clock(at)} น.`
}

/** Where a job was seen is nobody's concern: that may be at home. */
async function addPlace(pressId, step) {
  if (step === 'seen' || !recall('localStorage', PLACE_KEY)) return
  const place = await findPlace().catch(() => undefined)
  if (!place) return
  const withPlace = ({ fields, ...press }) => ({ ...press, fields: { ...fields, ...place } })
  keep(kept().map((press) => (press.fields.pressId === pressId ? withPlace(press) : press)))
}

function findPlace() {
  return new Promise((resolve, reject) => {
    const found = ({ coords: { latitude, longitude } }) =>
      resolve({ latitude: latitude.toFixed(4), longitude: longitude.toFixed(4) })
    const settings = { enableHighAccuracy: true, timeout: PLACE_MS, maximumAge: 60_000 }
    navigator.geolocation.getCurrentPosition(found, reject, settings)
    // The time in which the browser asks the driver has no end of its own.
    setTimeout(reject, PLACE_MS + 500)
  })
}

/** The browser asks the driver when this is switched on, and it goes off again when the answer is no. */
function offerPlace() {
  const button = document.getElementById('place')
  if (!button || !('geolocation' in navigator)) return
  const set = (isOn) => {
    remember('localStorage', PLACE_KEY, isOn || undefined)
    button.setAttribute('aria-checked', isOn)
  }
  button.setAttribute('aria-checked', Boolean(recall('localStorage', PLACE_KEY)))
  button.hidden = false
  button.addEventListener('click', () => {
    const isOn = button.getAttribute('aria-checked') !== 'true'
    set(isOn)
    if (!isOn) return
    navigator.geolocation.getCurrentPosition(
      () => {},
      ({ code, PERMISSION_DENIED }) => code === PERMISSION_DENIED && set(false),
    )
  })
}

/**
 * The next button, or the one that takes the press back, stands where the last one stood: they wait a moment, so that the
 * second tap of a double tap does nothing.
 */
function rest() {
  const left = Number(recall('sessionStorage', `${KEY} at`)) + REST_MS - Date.now()
  if (left <= 0) return
  const buttons = [...document.querySelectorAll('.bar .go:enabled, .cash .go:enabled, .undo:enabled')]
  for (const button of buttons) button.disabled = true
  setTimeout(() => {
    for (const button of buttons) button.disabled = false
  }, left)
}

/** Sends what is kept, the oldest first, and stops at the first that does not arrive. */
async function send() {
  if (isSending || kept().length === 0) return
  isSending = true
  draw()
  const sent = await (navigator.locks?.request(KEY, sendInOrder) ?? sendInOrder())
  isSending = false
  if (sent > 0 && kept().length === 0 && !isAway) location.reload()
  else draw()
}

async function sendInOrder() {
  let sent = 0
  for (let next = nextToSend(); next; next = nextToSend()) {
    const { pressId, photoOf } = next.fields
    const answer = await (photoOf ? postPhoto(next) : post(next.path, pressBody(next), PRESS_TIMEOUT_MS))
    isAway = answer === undefined
    if (!answer) return sent
    if (answer.said) remember('sessionStorage', KEY, answer.said)
    drop(photoOf ? { photoOf } : { pressId, withPhoto: !answer.ok })
    sent += 1
  }
  return sent
}

/** Presses before photos: a large photo holds nothing up. */
function nextToSend() {
  const waiting = kept()
  return waiting.find(({ fields }) => fields.pressId) ?? waiting[0]
}

/** Takes a press or a photo from what is kept; a report that does not stand takes its photo along. */
function drop({ pressId, withPhoto, photoOf = withPhoto ? pressId : undefined }) {
  const stays = ({ fields }) =>
    !(pressId && fields.pressId === pressId) && !(photoOf && fields.photoOf === photoOf)
  keep(kept().filter(stays))
  if (photoOf) void dropPhoto(token, photoOf).catch(() => {})
}

function pressBody({ fields, pressedAt }) {
  return new URLSearchParams({ ...fields, pressedAt: new Date(pressedAt).toISOString(), queued: '1' })
}

/** A photo that the phone has not kept any more counts as sent. */
async function postPhoto({ path, fields }) {
  const photo = await findPhoto(token, fields.photoOf).catch(() => undefined)
  if (!photo) return { ok: true }
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...fields, queued: '1' })) body.set(name, value)
  body.set('photo', photo)
  return post(path, body, PHOTO_TIMEOUT_MS, TOO_LARGE)
}

/**
 * @param tooLarge the answer when the body is too large for the site, or for a proxy before it, which send no answer of
 *   their own: it would be too large each time
 * @returns what the site says; nothing when it has not got the press, or the link has ended: then it stays kept
 */
async function post(path, body, timeoutMs, tooLarge) {
  try {
    const response = await fetch(path, { method: 'POST', body, signal: AbortSignal.timeout(timeoutMs) })
    if (response.status === 413) return tooLarge
    if (response.status >= 500 || [404, 408, 429].includes(response.status)) return undefined
    return await response.json()
  } catch {
    return undefined
  }
}

/** Shows the page as it will be once everything that is kept has arrived. */
function draw() {
  const waiting = kept()
  drawNet(waiting)
  for (const press of waiting) if (press.fields.step) drawPress(press)
  drawNoShow(waiting)
  // What the site has can be taken back only when all of it has arrived.
  for (const form of document.querySelectorAll('[data-undo]')) form.hidden = waiting.length > 0
  drawTakeBack(waiting)
}

function drawNet(waiting) {
  const net = document.getElementById('net')
  if (!net) return
  const isOff = waiting.length > 0 || !navigator.onLine || 'kept' in page.dataset
  if (!isOff) return
  net.classList.toggle('net--off', !isSending || isAway)
  const count = waiting.length
  const [th, en] =
    count === 0
      ? ['ไม่มีสัญญาณ นี่คือข้อมูลล่าสุดในเครื่อง', 'No signal. This is what the phone has kept']
      : isSending && !isAway
        ? [`กำลังส่ง ${count} รายการ`, `Sending ${count}`]
        : [
            `ไม่มีสัญญาณ เก็บไว้ในเครื่อง ${count} รายการ`,
            'Carry on. It is sent by itself, with the time you pressed',
          ]
  net.querySelector('span').replaceChildren(th, small(en))
  const list = waiting.map(({ fields: { step = 'photo', amountBaht }, pressedAt }) => {
    const item = document.createElement('span')
    item.className = 'net__kept'
    item.textContent = [NAMES[step], step === 'cash' && amountBaht.replace(/^\p{Nd}/u, '฿$&'), `${clock(pressedAt)} น.`]
      .filter(Boolean)
      .join(' ')
    return item
  })
  net.querySelector('span').append(...list)
}

function drawPress({ path, fields: { step }, pressedAt }) {
  const forms = [...document.querySelectorAll('form[data-step]')].filter(
    (form) => form.getAttribute('action') === path,
  )
  const time = clock(pressedAt)
  for (const form of forms) {
    if (form.dataset.step !== step) continue
    form.hidden = true
    if (step !== 'seen' || form.nextElementSibling?.classList.contains('seen')) continue
    const seen = document.createElement('p')
    seen.className = 'seen'
    seen.textContent = `รับทราบแล้ว ${time} น.`
    form.after(seen)
  }
  const isHere = forms.length > 0 && document.querySelector('[data-job]')
  if (!isHere) return
  const station = document.querySelector(`[data-station="${step}"]`)
  if (station) {
    station.className = 'past'
    station.removeAttribute('aria-current')
    station.querySelector('span').textContent = time
    const next = document.querySelector('[data-station]:not(.past)')
    if (next) next.className = 'on'
    for (const form of forms)
      if (form.closest('.bar') && form.dataset.step !== 'no_show')
        form.hidden = form.dataset.step !== next?.dataset.station
  }
  const cash = document.querySelector('[data-cash]')
  if (step === 'aboard' && cash) cash.hidden = false
  if (step !== 'cash') return
  if (cash) cash.hidden = true
  document.querySelector('[data-asks-cash]')?.removeAttribute('disabled')
}

/** A guest can be reported when the free wait is over, of which a phone without a connection knows by itself. */
function drawNoShow(waiting) {
  const form = document.querySelector('[data-no-show]')
  const { path } = document.querySelector('[data-job]')?.dataset ?? {}
  const of = (step) => waiting.find((press) => press.path === path && press.fields.step === step)
  const isReported = Boolean(of('no_show'))
  document.querySelector('[data-kept-report]')?.toggleAttribute('hidden', !isReported)
  const adding = document.querySelector('[data-photo]')
  if (adding) adding.hidden = waiting.some(({ fields }) => fields.photoOf === adding.elements.photoOf.value)
  if (!form) return
  const { starts, free, arrived = of('arrived')?.pressedAt } = form.dataset
  const ends = Math.max(Number(starts), Number(arrived)) + Number(free)
  const isOver = Boolean(arrived) && Date.now() >= ends && !of('aboard') && !isReported
  form.hidden = !isOver
  document.querySelector('[data-no-show-later]')?.toggleAttribute('hidden', isOver || isReported)
  clearTimeout(waitTimer)
  if (ends > Date.now()) waitTimer = setTimeout(draw, Math.min(ends - Date.now() + 1000, 3_600_000))
}

/** The times at which the driver called the guest of this job; they go with the report. */
function drawCalls() {
  const list = document.querySelector('.calls')
  const form = list?.closest('details').querySelector('form')
  const key = `driver calls ${document.querySelector('[data-job]')?.dataset.job}`
  if (!form) return
  const show = () => {
    const times = recall('sessionStorage', key) ?? []
    const lines = times.map((time, index) => {
      const line = document.createElement('li')
      const words = document.createElement('span')
      words.append(`โทรครั้งที่ ${index + 1} เวลา ${time} น.`, small(`Call ${index + 1}`))
      line.append(document.querySelector('.net .icon').cloneNode(true), words)
      return line
    })
    list.replaceChildren(...lines)
    form.elements.called.value = times.join(' ')
  }
  for (const link of document.querySelectorAll('[data-call]'))
    link.addEventListener('click', () => {
      const times = recall('sessionStorage', key) ?? []
      remember('sessionStorage', key, [...times, clock(Date.now())])
      show()
    })
  show()
}

/** The newest press that is still only here can be taken back for two minutes. */
function drawTakeBack(waiting) {
  document.getElementById('take-back')?.remove()
  const newest = waiting.findLast(({ fields }) => fields.step)
  const bar = document.querySelector('.bar, .job__foot')
  if (!newest || !bar || isSending || Date.now() - newest.pressedAt > UNDO_MS) return
  const button = document.createElement('button')
  button.id = 'take-back'
  button.type = 'button'
  button.className = 'undo'
  button.append(`กดผิด ยกเลิก ${NAMES[newest.fields.step]}`, small('Take it back'))
  button.addEventListener('click', () => {
    drop({ pressId: newest.fields.pressId, withPhoto: true })
    location.reload()
  })
  bar.append(button)
  rest()
}

function small(text) {
  const element = document.createElement('small')
  element.lang = 'en'
  element.textContent = text
  return element
}

function clock(at) {
  return new Date(at).toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Bangkok',
  })
}

/** What the site said about the last press, after the page was read again. */
function drawSaid() {
  const said = recall('sessionStorage', KEY)
  remember('sessionStorage', KEY)
  if (!said) return
  const words = document.createElement('p')
  words.className = 'hint hint--gone'
  words.setAttribute('role', 'alert')
  words.append(said.th, small(said.en))
  document.querySelector('main').prepend(words)
}

function drawNight() {
  const now = clock(Date.now())
  page.toggleAttribute('data-night', now >= '18:00' || now < '06:30')
}

/** The office may have changed a job; nobody loses what is being typed. */
function renew() {
  const isBusy = document.querySelector('details[open], input:focus') || kept().length > 0
  if (document.visibilityState === 'visible' && navigator.onLine && !isBusy) location.reload()
}

async function keepPages() {
  if (!('serviceWorker' in navigator) || 'kept' in page.dataset) return
  const home = `/driver/${token}`
  const links = [...document.querySelectorAll(`a[href^="${home}"]`)].map((link) => link.getAttribute('href'))
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /\.(js|css|woff2|svg)$/.test(pathname))
    .map(({ pathname }) => pathname)
  const message = {
    token,
    isList: location.pathname === home,
    paths: [...new Set([home, location.pathname, ...links])],
    files: ['/driver/driver.css', '/driver/driver.js', '/driver/photo.js', ...files],
    keepUntil: Number(page.dataset.keep),
  }
  const { active, waiting, installing } = await navigator.serviceWorker.register('/driver/worker.js', {
    scope: '/driver/',
  })
  ;(installing ?? waiting ?? active)?.postMessage(message)
}

drawNight()
drawSaid()
draw()
drawCalls()
rest()
page.dataset.scripted = ''
if (isLinkOpen) {
  offerPlace()
  void send()
  addEventListener('online', () => void send())
  addEventListener('offline', draw)
  setInterval(() => void send(), RETRY_MS)
  setInterval(renew, RENEW_MS)
  addEventListener('load', () => void keepPages().catch(() => {}))
  if (!('kept' in page.dataset)) navigator.sendBeacon(`/driver/${token}/opened`, new URLSearchParams())
}
