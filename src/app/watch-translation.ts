type TakeNote = (changes: MutationRecord[]) => void

/** Loads what a page needs that the browser translates, when the browser begins to. */
export function watchTranslation(): void {
  let loading: Promise<TakeNote> | undefined
  new MutationObserver((changes) => {
    if (!loading && !changes.some(({ addedNodes: [added] }) => added?.nodeName === 'FONT')) return
    loading ??= import('./translated-text.ts').then(({ followTranslatedText }) => followTranslatedText())
    void loading.then((takeNote) => takeNote(changes))
  }).observe(document, { childList: true, subtree: true })
}
