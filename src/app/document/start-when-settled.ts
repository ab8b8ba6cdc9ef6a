/**
 * Runs in the browser as it stands here, before any module: it can use nothing from outside of itself. Starts the
 * page's modules when the page has stood still on the screen for a second, or after the first touch; holds presses of
 * buttons that need them, and gives them back when React has taken over.
 */
export const startWhenSettled = () => {
  const held: HTMLElement[] = []
  let isStarted = false
  let settling: ReturnType<typeof setTimeout> | undefined

  function start() {
    const waiting = document.getElementById('start') as HTMLScriptElement | null
    // Touched while the page is still being read, it starts when that is done.
    if (isStarted || !waiting) return
    isStarted = true
    for (const name of waiting.dataset.modules?.split(' ') ?? []) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = `/assets/${name}.js`
      document.head.append(link)
    }
    const script = document.createElement('script')
    script.type = 'module'
    script.nonce = waiting.nonce
    if (waiting.dataset.page) script.src = waiting.dataset.page
    else script.text = waiting.text
    document.body.append(script)
  }

  function hold(event: Event) {
    const button = (event.target as Element).closest<HTMLElement>(
      'button[type=button]:not([popovertarget], [data-copy])',
    )
    if (!button) return
    event.preventDefault()
    event.stopPropagation()
    held.push(button)
  }

  addEventListener('click', hold, true)
  addEventListener('live', () =>
    setTimeout(() => {
      removeEventListener('click', hold, true)
      for (const button of held) button.click()
    }),
  )
  // What a touch does by itself is on the screen before the scripts have their turn.
  const startWhenPainted = () => requestAnimationFrame(() => setTimeout(start))
  for (const touch of ['click', 'keydown', 'focusin', 'input'])
    addEventListener(touch, startWhenPainted, { once: true, capture: true })
  const startLater = () => {
    clearTimeout(settling)
    settling = setTimeout(start, 1000)
  }
  addEventListener('load', () => {
    new PerformanceObserver(startLater).observe({ type: 'paint', buffered: true })
    // Who scrolls is about to press something.
    addEventListener('scroll', startLater)
  })
}
