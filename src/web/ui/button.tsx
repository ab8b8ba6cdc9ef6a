import type { ComponentProps } from 'react'
import { Link } from 'react-router'

type Look = { look?: 'primary' | 'outline' | 'quiet'; wide?: boolean }

function classes({ look = 'outline', wide }: Look, own = '') {
  return `button button--${look} ${wide ? 'button--wide' : ''} ${own}`.replace(/\s+/g, ' ').trim()
}

export function Button({ look, wide, className, type = 'button', ...rest }: ComponentProps<'button'> & Look) {
  return <button {...rest} type={type} className={classes({ look, wide }, className)} />
}

/** A link that looks like a button and leads to another page of this site. */
export function LinkButton({ look, wide, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link {...rest} className={classes({ look, wide }, className)} />
}

/** A link that looks like a button and leads out of the site: to the phone, a chat or a mail program. */
export function AnchorButton({ look, wide, className, children, ...rest }: ComponentProps<'a'> & Look) {
  return (
    <a {...rest} className={classes({ look, wide }, className)}>
      {children}
    </a>
  )
}
