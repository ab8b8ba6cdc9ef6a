import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadFontsWhenTyped, loadStylesheet } from './shell/document/load-stylesheets.ts'
import { recordEarlyInput } from './shell/early-input.ts'
import { watchTranslation } from './shell/watch-translation.ts'

const replayEarlyInput = recordEarlyInput()

/** Replays early input and held clicks as soon as React has hydrated the page, before any other event. */
function Hydrated({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    replayEarlyInput().then(() => dispatchEvent(new Event('hydrated')))
  }, [])
  return children
}

addEventListener('input', loadFontsWhenTyped)
watchTranslation()
await loadStylesheet()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Hydrated>
        <HydratedRouter />
      </Hydrated>
    </StrictMode>,
  )
})
