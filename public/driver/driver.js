/*
 * What a driver presses is kept on this phone, in the order and with the time of the press, until the site has it: a
 * press survives a lost connection and a closed browser, and is sent once. Without this script the forms send themselves.
 */
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
let isSending = false
let isAway = false

const NAMES = {
  seen: 'รับทราบงาน',
  left: 'ออกเดินทาง',
  arrived: 'ถึงจุดรับ',
  aboard: 'ลูกค้าขึ้นรถ',
  cash: 'รับเงินสด',
  no_show: 'ลูกค้าไม่มา',
  finished: 'จบงาน',
}

function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? []
  } catch {
    return []
  }
}

function keep(presses) {
  localStorage.setItem(KEY, JSON.stringify(presses))
}

document.addEventListener('submit', (event) => {
  const form = event.target
  const { step } = form.dataset
  if (!step) {
    if ('undo' in form.dataset && !navigator.onLine) event.preventDefault()
    return
  }
  event.preventDefault()
  const fields = Object.fromEntries(new FormData(form))
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
  sessionStorage.setItem(`${KEY} at`, Date.now())
  draw()
  rest()
  void addPlace(pressId, step).then(send)
})

/** Where a job was seen is nobody's concern: that may be at home. */
async function addPlace(pressId, step) {
  if (step === 'seen' || localStorage.getItem(PLACE_KEY) !== 'on') return
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
    if (isOn) localStorage.setItem(PLACE_KEY, 'on')
    else localStorage.removeItem(PLACE_KEY)
    button.setAttribute('aria-checked', isOn)
  }
  button.setAttribute('aria-checked', localStorage.getItem(PLACE_KEY) === 'on')
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

/** The next button stands where the last one stood: it waits a moment, so that a double tap is not two steps. */
function rest() {
  const left = Number(sessionStorage.getItem(`${KEY} at`)) + REST_MS - Date.now()
  if (left <= 0) return
  const buttons = [...document.querySelectorAll('.bar .go:enabled, .cash .go:enabled')]
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
  for (let next = kept()[0]; next; next = kept()[0]) {
    const answer = await post(next)
    isAway = answer === undefined
    if (!answer) return sent
    if (answer.said) sessionStorage.setItem(KEY, JSON.stringify(answer.said))
    const { pressId } = next.fields
    keep(kept().filter((one) => one.fields.pressId !== pressId))
    sent += 1
  }
  return sent
}

/** @returns what the site says; nothing when it has not got the press, or the link has ended: then it stays kept */
async function post({ path, fields, pressedAt }) {
  const body = new URLSearchParams({ ...fields, pressedAt: new Date(pressedAt).toISOString(), queued: '1' })
  try {
    const response = await fetch(path, { method: 'POST', body, signal: AbortSignal.timeout(15_000) })
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
  for (const press of waiting) drawPress(press)
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
  const list = waiting.map(({ fields: { step, amountBaht }, pressedAt }) => {
    const item = document.createElement('span')
    item.className = 'net__kept'
    item.textContent = [NAMES[step], step === 'cash' && `฿${amountBaht}`, `${clock(pressedAt)} น.`]
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

/** The newest press that is still only here can be taken back for two minutes. */
function drawTakeBack(waiting) {
  document.getElementById('take-back')?.remove()
  const newest = waiting.at(-1)
  const bar = document.querySelector('.bar, .job__foot')
  if (!newest || !bar || isSending || Date.now() - newest.pressedAt > UNDO_MS) return
  const button = document.createElement('button')
  button.id = 'take-back'
  button.type = 'button'
  button.className = 'undo'
  button.append(`กดผิด ยกเลิก ${NAMES[newest.fields.step]}`, small('Take it back'))
  button.addEventListener('click', () => {
    keep(kept().filter((one) => one.fields.pressId !== newest.fields.pressId))
    location.reload()
  })
  bar.append(button)
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
  const said = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
  sessionStorage.removeItem(KEY)
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
    files: ['/driver/driver.css', '/driver/driver.js', ...files],
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
rest()
if (isLinkOpen) {
  offerPlace()
  void send()
  addEventListener('online', () => void send())
  addEventListener('offline', draw)
  setInterval(() => void send(), RETRY_MS)
  setInterval(renew, RENEW_MS)
  addEventListener('load', () => void keepPages().catch(() => {}))
  const wait = Number(document.querySelector('[data-wait]')?.dataset.wait) - Date.now()
  if (wait > 0 && wait < 7_200_000) setTimeout(renew, wait + 1000)
  if (!('kept' in page.dataset)) navigator.sendBeacon(`/driver/${token}/opened`, new URLSearchParams())
}
