/** Loads what a page needs that the browser translates, when the browser begins to. */
export function watchTranslation(): void {
  new MutationObserver((changes) => {
    if (changes.some(({ addedNodes: [added] }) => added?.nodeName === 'FONT'))
      void import('./translated-text.ts').then(({ noteReplaced }) => noteReplaced(changes))
  }).observe(document, { childList: true, subtree: true })
}
