import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadFontsWhenTyped, loadStylesheet } from './document/load-stylesheets.ts'
import { recordEarlyInput } from './early-input.ts'

const replayInput = recordEarlyInput()

/** Does what waits for React as soon as it has hydrated the page, before any other event. */
function Hydrated({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    replayInput().then(() => dispatchEvent(new Event('hydrated')))
  }, [])
  return children
}

addEventListener('input', loadFontsWhenTyped)
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
