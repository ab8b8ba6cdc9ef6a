import { PHONE_WORDS } from '#drives/driver.words.ts'
import { bangkokTime } from '#platform/time/clock-time.ts'
import { recall, remember } from './phone-store.ts'
import { saidNodes } from './said-nodes.ts'

/** Lists the times at which the driver called the guest of this job; they go with the report. */
export function noteCalls(): void {
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
