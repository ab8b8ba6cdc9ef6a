/**
 * Runs in the browser as it stands here, in the head of every page: it can use nothing from outside of itself. Until
 * the first view has loaded, or somebody scrolls, pictures further down do not share the line with it.
 */
export function holdBack() {
  const { dataset } = document.documentElement
  dataset.firstView = ''
  const end = () => delete dataset.firstView
  for (const sign of ['load', 'scroll']) addEventListener(sign, end, { once: true })
  setTimeout(end, 4000)
}
