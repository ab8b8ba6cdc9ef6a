import { Icon, type IconName } from '../../ui/icon.tsx'

export type TripFact = { icon: IconName; name: string; text: string }

export function TripFacts({ facts }: { facts: readonly TripFact[] }) {
  return (
    <dl className="trip-facts">
      {facts.map(({ icon, name, text }) => (
        <div key={name}>
          <dt>
            <Icon name={icon} />
            <span className="visually-hidden">{name}</span>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
