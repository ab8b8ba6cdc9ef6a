import { Icon, type IconName } from '../../ui/icon.tsx'

type TripListProps = {
  title: string
  items: readonly string[]
  icon?: IconName
  tone?: 'yes' | 'no' | 'plain'
}

/** A heading with a list; not rendered when the list is empty. */
export function TripList({ title, items, icon, tone }: TripListProps) {
  if (items.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <TripItems {...{ items, icon, tone }} />
    </section>
  )
}

export function TripItems({ items, icon = 'check', tone = 'plain' }: Omit<TripListProps, 'title'>) {
  return (
    <ul className={`trip-list trip-list--${tone}`}>
      {items.map((item) => (
        <li key={item}>
          <Icon name={icon} />
          {item}
        </li>
      ))}
    </ul>
  )
}

export function IncludedLists({
  included,
  notIncluded,
}: {
  included: readonly string[]
  notIncluded: readonly string[]
}) {
  return (
    <div className="trip__pair">
      <TripList title="Included" items={included} tone="yes" />
      <TripList title="Not included" items={notIncluded} icon="cross" tone="no" />
    </div>
  )
}
