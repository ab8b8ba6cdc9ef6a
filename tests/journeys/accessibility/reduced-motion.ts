import type { Page } from '@playwright/test'

/** Elements that move although the visitor prefers reduced motion. */
export function movements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const longest = (durations: string) =>
      Math.max(
        ...durations.split(',').map((text) => Number.parseFloat(text) * (text.includes('ms') ? 1 : 1000)),
      )
    const moves = (element: Element, pseudo?: string) => {
      const { transitionDuration, animationDuration, animationName, scrollBehavior } = getComputedStyle(
        element,
        pseudo,
      )
      return (
        longest(transitionDuration) > 10 ||
        (animationName !== 'none' && longest(animationDuration) > 10) ||
        scrollBehavior === 'smooth'
      )
    }
    const all = Array.from(document.querySelectorAll('*'))
    return [
      ...all
        .filter((element) => moves(element) || moves(element, '::before') || moves(element, '::after'))
        .map(({ tagName, className }) => `${tagName} ${className}`),
      ...document.getAnimations().map(({ id, playState }) => `animation ${id} ${playState}`),
      ...Array.from(document.querySelectorAll('[autoplay], marquee'), ({ outerHTML }) => outerHTML),
    ]
  })
}
