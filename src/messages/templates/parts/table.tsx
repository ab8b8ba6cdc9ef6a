import type { CSSProperties, ReactNode } from 'react'

export function Table({
  width = '100%',
  style,
  isSkippedInText,
  children,
}: {
  width?: number | string
  style?: CSSProperties
  isSkippedInText?: boolean
  children: ReactNode
}) {
  return (
    <table
      role="presentation"
      data-skip-in-text={isSkippedInText}
      width={width}
      cellPadding={0}
      cellSpacing={0}
      style={{ borderCollapse: 'separate', borderSpacing: 0, ...style }}
    >
      <tbody>{children}</tbody>
    </table>
  )
}
