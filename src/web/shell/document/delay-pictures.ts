/**
 * Runs in the browser as an inline script in the head of every page, so it can use nothing from outside of itself.
 * Pictures further down do not load until the first view is loaded and painted, or the visitor scrolls, so that they
 * do not compete with it for bandwidth.
 */
export const delayPictures = () => {
  const { dataset } = document.documentElement
  dataset.firstView = ''
  const end = () => delete dataset.firstView
  addEventListener('load', () => new PerformanceObserver(end).observe({ type: 'paint', buffered: true }))
  addEventListener('scroll', end, { once: true })
  setTimeout(end, 4000)
}
