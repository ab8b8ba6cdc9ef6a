export type IconName =
  | 'alert'
  | 'arrow'
  | 'bag'
  | 'calendar'
  | 'car'
  | 'card'
  | 'chat'
  | 'check'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'clock'
  | 'cross'
  | 'mail'
  | 'map'
  | 'menu'
  | 'people'
  | 'phone'
  | 'pin'
  | 'search'
  | 'shield'
  | 'star'

export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`} aria-hidden="true" focusable="false">
      <use href={`/icons.svg#i-${name}`} />
    </svg>
  )
}
