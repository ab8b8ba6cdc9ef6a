import type { ComponentProps, MouseEvent } from 'react'
import { useNavigate } from 'react-router'

/** HTML that the server has rendered. */
export type Markup = { __html: string }

/** Shows HTML that the server has rendered; its links navigate without a reload, as all others do. */
export function StaticMarkup({ markup, ...rest }: { markup?: Markup } & ComponentProps<'div'>) {
  const navigate = useNavigate()

  function follow(event: MouseEvent) {
    const link = (event.target as Element).closest('a')
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!link || !isPlain || link.target || link.origin !== location.origin) return
    event.preventDefault()
    navigate(link.pathname + link.search + link.hash)
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click
    // biome-ignore lint/a11y/noStaticElementInteractions: the links in it are what is pressed
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it comes from our own components
    <div {...rest} className="markup" onClick={follow} dangerouslySetInnerHTML={markup} />
  )
}
