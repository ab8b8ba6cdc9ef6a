import { useEffect } from 'react'
import { useNavigate, useRevalidator } from 'react-router'

const LOOK_AGAIN_SECONDS = 4
const GO_HOME_SECONDS = 5

/** Asks the server again every few seconds; without scripts the browser reloads the page. */
export function LookAgainSoon() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), LOOK_AGAIN_SECONDS * 1000)
    return () => clearInterval(timer)
  }, [revalidate])
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(LOOK_AGAIN_SECONDS)} />
    </noscript>
  )
}

/** Leaves time to read why, then goes to the home page. */
export function GoHomeSoon() {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/'), GO_HOME_SECONDS * 1000)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`${GO_HOME_SECONDS};url=/`} />
    </noscript>
  )
}
