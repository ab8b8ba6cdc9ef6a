// Loaded before the site: its clock is ahead by the number of milliseconds in a file, which may change at any time.
import { readFileSync } from 'node:fs'

const POLL_MS = 20

const rightNow = Date.now
let aheadMs = 0
const look = () => {
  aheadMs = Number(readFileSync(process.env.FAULTS_CLOCK_FILE ?? '', 'utf8'))
}
look()
setInterval(look, POLL_MS).unref()

// A control moves also the timer by which the site counts on, which no operating system does.
if (process.env.FAULTS_CLOCK_MOVES_TIMER) {
  const elapsed = performance.now.bind(performance)
  performance.now = () => elapsed() + aheadMs
}
Date.now = () => rightNow() + aheadMs
globalThis.Date = new Proxy(Date, {
  construct: (Original, given, target) =>
    Reflect.construct(Original, given.length > 0 ? given : [Date.now()], target),
})
