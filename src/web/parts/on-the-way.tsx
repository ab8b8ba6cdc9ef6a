import { useEffect } from 'react'
import { useNavigation } from 'react-router'

const showLine = (isShown: boolean) => document.documentElement.classList.toggle('on-the-way', isShown)

/**
 * Shows a line at the top of the page while the next one is on its way, also when that is a new document. And loads the
 * page again when Back brings it out of the browser's memory while it was still on its way: a form that led to another
 * site, such as the checkout, left its button busy, and what it shows may be paid by now.
 */
export function OnTheWay() {
  const isOnTheWay = useNavigation().state !== 'idle'
  useEffect(() => {
    showLine(isOnTheWay)
    window.onpageshow = ({ persisted }) => {
      showLine(false)
      if (persisted && isOnTheWay) location.reload()
    }
    // Browsers without it show their own progress alone. The style ends the line by itself, for what becomes a download.
    if (window.navigation)
      window.navigation.onnavigate = ({ canIntercept, destination }) => {
        if (canIntercept && !destination.sameDocument) showLine(true)
      }
  }, [isOnTheWay])
  return null
}
