import { useEffect } from 'react'
import { useNavigate, useRevalidator } from 'react-router'

const REFRESH_SECONDS = 4
const REDIRECT_SECONDS = 5

/** Runs the loader again every few seconds, while there is a connection; without scripts the browser reloads the page. */
export function AutoRefresh() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => navigator.onLine && void revalidate(), REFRESH_SECONDS * 1000)
    return () => clearInterval(timer)
  }, [revalidate])
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(REFRESH_SECONDS)} />
    </noscript>
  )
}

/** Goes to the home page after a few seconds, so that the guest can read why. */
export function AutoRedirectHome() {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/'), REDIRECT_SECONDS * 1000)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`${REDIRECT_SECONDS};url=/`} />
    </noscript>
  )
}
