/**
 * Runs in the browser as an inline script before any module, so it can use nothing from outside of itself. Starts the
 * page's modules a second after the first paint, or after the first interaction. Until React has hydrated the page,
 * clicks on controls that need it are held, and repeated afterwards: buttons that submit nothing, and controls with
 * `data-await-react`, which work without React but better with it. When the scripts cannot be loaded, the held clicks
 * are released to the browser.
 */
export const startScripts = () => {
  const held: HTMLElement[] = []
  let isStarted = false

  function start() {
    const waiting = document.getElementById('start') as HTMLScriptElement | null
    // An interaction before the element has been parsed does not start it; the load event does.
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
    script.onerror = release
    document.body.append(script)
  }

  function hold(event: MouseEvent) {
    const control = (event.target as Element).closest<HTMLElement>(
      'button[type=button]:not([popovertarget], [commandfor]), [data-await-react]',
    )
    const opensNewTab = event.ctrlKey || event.metaKey || event.shiftKey
    if (!control || opensNewTab) return
    event.preventDefault()
    event.stopPropagation()
    held.push(control)
  }

  function release() {
    removeEventListener('click', hold, true)
    for (const control of held.splice(0)) control.click()
  }

  addEventListener('click', hold, true)
  addEventListener('hydrated', () => setTimeout(release))
  // The browser paints its own reaction to the interaction before the scripts start.
  const startWhenPainted = () => requestAnimationFrame(() => setTimeout(start))
  for (const interaction of ['click', 'keydown', 'focusin', 'input'])
    addEventListener(interaction, startWhenPainted, { once: true, capture: true })
  addEventListener('load', () =>
    new PerformanceObserver(() => setTimeout(start, 1000)).observe({ type: 'paint', buffered: true }),
  )
}
