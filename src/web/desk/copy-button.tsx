import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { useIsHydrated } from '../ui/hooks/use-is-hydrated.ts'

/** Only with scripts; without, the text can be marked and copied. */
export function CopyButton({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false)
  if (!useIsHydrated()) return null
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <Button onClick={copy}>
      <span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
    </Button>
  )
}
