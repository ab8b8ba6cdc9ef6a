const CHANNEL = 'session'

/** Marks this page's own messages, which its own listeners receive as well. */
const THIS_PAGE = String(Math.random())

/** Tells the other tabs that the session has changed. */
export function announceSessionChange(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(THIS_PAGE)
  channel.close()
}

/** Calls back when another tab has changed the session. @returns a function that stops listening */
export function onSessionChangeElsewhere(changed: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }) => {
    if (data !== THIS_PAGE) changed()
  }
  return () => channel.close()
}
