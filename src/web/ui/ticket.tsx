import type { ComponentProps } from 'react'

type Part = ComponentProps<'div'>

/**
 * Body and tear-off stub. The stub holds the price and the action. It stands below the body; with `wide`, to its right
 * where there is room.
 */
export function Ticket({ wide = false, className = '', ...rest }: Part & { wide?: boolean }) {
  return <div {...rest} className={`ticket ${wide ? 'ticket--wide' : ''} ${className}`} />
}

export function TicketBody({ className = '', ...rest }: Part) {
  return <div {...rest} className={`ticket__body ${className}`} />
}

export function TicketStub({ className = '', ...rest }: Part) {
  return <div {...rest} className={`ticket__stub ${className}`} />
}
