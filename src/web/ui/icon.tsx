import type { ICON_NAMES } from './icon-names.ts'

export type IconName = (typeof ICON_NAMES)[number]

export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={`/icons.svg#i-${name}`} />
    </svg>
  )
}
