import type { ReactNode } from 'react'

/** An amount of money in the display face. It never breaks over two lines. */
export function PriceText({
  children,
  size = 'card',
}: {
  children: ReactNode
  size?: 'card' | 'stub' | 'row'
}) {
  return <span className={`price-text price-text--${size}`}>{children}</span>
}
