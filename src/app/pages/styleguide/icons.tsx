import { Icon } from '../../ui/icon.tsx'
import { ICON_NAMES } from '../../ui/icon-names.ts'
import { Specimen } from './layout/chapter.tsx'

export function Icons() {
  return (
    <Specimen file="ui/icon.tsx">
      <ul className="icons">
        {ICON_NAMES.map((name) => (
          <li key={name}>
            <Icon name={name} />
            {name}
          </li>
        ))}
      </ul>
    </Specimen>
  )
}
