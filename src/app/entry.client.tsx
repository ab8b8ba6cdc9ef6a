import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { keepEarlyInput } from './early-input.ts'
import { bringFontsWhenTyped, bringStyles } from './stylesheets.ts'

const fillInAgain = keepEarlyInput()

/** Does what waits for React as soon as it has hydrated the page, before any other event. */
function Hydrated({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    fillInAgain().then(() => dispatchEvent(new Event('live')))
  }, [])
  return children
}

addEventListener('input', bringFontsWhenTyped)
await bringStyles()
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
