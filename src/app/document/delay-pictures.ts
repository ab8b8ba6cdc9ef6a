/**
 * Runs in the browser as it stands here, in the head of every page: it can use nothing from outside of itself. Until
 * the first view has loaded and is on the screen, or somebody scrolls, pictures further down do not share the line
 * with it.
 */
export const delayPictures = () => {
  const { dataset } = document.documentElement
  dataset.firstView = ''
  const end = () => delete dataset.firstView
  addEventListener('load', () => new PerformanceObserver(end).observe({ type: 'paint', buffered: true }))
  addEventListener('scroll', end, { once: true })
  setTimeout(end, 4000)
}
