/**
 * Runs in the browser as it stands here, before any module: it can use nothing from outside of itself. Starts the
 * page's modules a second after the first paint, or after the first touch. Until React has hydrated the page, clicks
 * on controls that need it are held, and clicked again afterwards: buttons that submit nothing, and controls that carry
 * `data-await-react` because React does something better than the browser would. When the scripts cannot be loaded, the
 * browser does what it does.
 */
export const startScripts = () => {
  const held: HTMLElement[] = []
  let isStarted = false

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
    script.onerror = release
    document.body.append(script)
  }

  function hold(event: MouseEvent) {
    const control = (event.target as Element).closest<HTMLElement>(
      'button[type=button]:not([popovertarget], [data-copy]), [data-await-react]',
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
  // What a touch does by itself is on the screen before the scripts have their turn.
  const startWhenPainted = () => requestAnimationFrame(() => setTimeout(start))
  for (const touch of ['click', 'keydown', 'focusin', 'input'])
    addEventListener(touch, startWhenPainted, { once: true, capture: true })
  addEventListener('load', () =>
    new PerformanceObserver(() => setTimeout(start, 1000)).observe({ type: 'paint', buffered: true }),
  )
}
