import type { CSSProperties, ReactNode } from 'react'

export function Table({
  style,
  isSkippedInText,
  children,
}: {
  style?: CSSProperties
  isSkippedInText?: boolean
  children: ReactNode
}) {
  return (
    <table
      role="presentation"
      data-skip-in-text={isSkippedInText}
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ borderCollapse: 'separate', borderSpacing: 0, ...style }}
    >
      <tbody>{children}</tbody>
    </table>
  )
}
