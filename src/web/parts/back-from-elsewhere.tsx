import { useEffect } from 'react'
import { useNavigation } from 'react-router'

/**
 * Loads the page again when Back brings it out of the browser's memory while it was still on its way: a form that led to
 * another site, such as the checkout, left its button busy, and what it shows may be paid by now.
 */
export function BackFromElsewhere() {
  const isOnTheWay = useNavigation().state !== 'idle'
  useEffect(() => {
    if (!isOnTheWay) return
    const loadAgain = ({ persisted }: PageTransitionEvent) => persisted && location.reload()
    addEventListener('pageshow', loadAgain)
    return () => removeEventListener('pageshow', loadAgain)
  }, [isOnTheWay])
  return null
}
