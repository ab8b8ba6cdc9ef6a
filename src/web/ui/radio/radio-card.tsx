import type { ComponentProps, ReactNode } from 'react'

type RadioCardProps = Omit<ComponentProps<'input'>, 'type' | 'title'> & {
  title: ReactNode
  note: string
  picture?: string
  /** Content at the right, usually a price. */
  trailing?: ReactNode
}

/** One choice of a group; place several in a `RadioGroup`. */
export function RadioCard({ title, note, picture, trailing, ...input }: RadioCardProps) {
  return (
    <label className="radio-card">
      <input type="radio" {...input} />
      {picture && <img src={picture} alt="" width="74" height="29" loading="lazy" />}
      <span className="radio-card__text">
        <b>{title}</b> <span className="radio-card__note">{note}</span>
      </span>
      {trailing}
    </label>
  )
}
