import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { keepEarlyInput } from './early-input.ts'
import { bringFontsWhenTyped, bringStyles } from './stylesheets.ts'

const fillInAgain = keepEarlyInput()

/** Does what waits for React in the very moment in which it takes over: an event in between would be told twice. */
function TakenOver({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    fillInAgain()
    dispatchEvent(new Event('live'))
  }, [])
  return children
}

addEventListener('input', bringFontsWhenTyped)
await bringStyles()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TakenOver>
        <HydratedRouter />
      </TakenOver>
    </StrictMode>,
  )
})
