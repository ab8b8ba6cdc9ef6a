import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { keepEarlyInput } from './early-input.ts'

const fillInAgain = keepEarlyInput()

/** Its effect comes after those of the whole page. */
function TakenOver({ children }: { children: ReactNode }) {
  useEffect(fillInAgain, [])
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
