const CHANNEL = 'session'

/** Tells this page's own news from that of other tabs, which hear all of it. */
const THIS_PAGE = String(Math.random())

/** Tells the other tabs that somebody signed in or out. */
export function announceSessionChange(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(THIS_PAGE)
  channel.close()
}

/** Calls back when another tab has told so. @returns a function that ends the listening */
export function onSessionChangeElsewhere(changed: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }) => {
    if (data !== THIS_PAGE) changed()
  }
  return () => channel.close()
}
