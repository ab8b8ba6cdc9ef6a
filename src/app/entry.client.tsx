import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { keepEarlyInput } from './early-input.ts'
import stylesheet from './styles/app.css?url'

const fillInAgain = keepEarlyInput()

/** The page came with the styles that it needs itself; what happens from now on may need others. */
function wholeStylesheet(): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = stylesheet
  document.querySelector('style')?.after(link)
  return new Promise((resolve) => {
    link.onload = () => resolve()
    link.onerror = () => resolve()
  })
}

/** Does what waits for React in the very moment in which it takes over: an event in between would be told twice. */
function TakenOver({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    fillInAgain()
    dispatchEvent(new Event('live'))
  }, [])
  return children
}

await wholeStylesheet()
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
