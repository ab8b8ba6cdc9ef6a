import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { keepEarlyInput } from './early-input.ts'

const fillInAgain = keepEarlyInput()

/** Does what waits for React in the very moment in which it takes over: an event in between would be told twice. */
function TakenOver({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    fillInAgain()
    performance.mark('live')
  }, [])
  return children
}

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
