import { useState, useSyncExternalStore } from 'react'
import { AnchorButton, Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Two plain links that need no script, and a button where the browser lets one copy. */
export function ShareLinks({ title, address }: { title: string; address: string }) {
  const [copied, setCopied] = useState(false)
  const canCopy = useCanCopy()

  async function copy() {
    await navigator.clipboard.writeText(address)
    setCopied(true)
  }

  return (
    <section className="share" aria-label="Share this article">
      <h2>Share this article</h2>
      <p className="share__links">
        <AnchorButton
          href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${address}`)}`}
          target="_blank"
          rel="noopener"
        >
          <Icon name="chat" />
          WhatsApp
        </AnchorButton>
        <AnchorButton
          href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}
        >
          <Icon name="mail" />
          Email
        </AnchorButton>
        {canCopy && (
          <Button onClick={copy}>
            {copied && <Icon name="check" />}
            <span aria-live="polite">{copied ? 'Link copied' : 'Copy link'}</span>
          </Button>
        )}
      </p>
    </section>
  )
}

/** Only where scripts run, and only over https or on this machine. */
function useCanCopy(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => navigator.clipboard !== undefined,
    () => false,
  )
}
