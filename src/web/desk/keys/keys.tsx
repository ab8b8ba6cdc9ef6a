import { useState } from 'react'
import { useIsHydrated } from '../../ui/hooks/use-is-hydrated.ts'
import { DESK_TABS } from '../frame/tabs.ts'
import { DESK_KEYS } from './desk-keys.ts'
import { useDeskKeys } from './use-desk-keys.ts'

const LIST = 'desk-keys'
const SETTING = 'desk-keys-off'

/** The list of the keys, with a switch for those whom single keys disturb. Only where scripts run. */
export function Keys() {
  return useIsHydrated() ? <KeyList /> : null
}

/** On in a browser that is set to store nothing: there already the name of the storage throws. */
function areOn(): boolean {
  try {
    return localStorage.getItem(SETTING) === null
  } catch {
    return true
  }
}

function keepSetting(on: boolean) {
  try {
    if (on) localStorage.removeItem(SETTING)
    else localStorage.setItem(SETTING, 'yes')
  } catch {
    // Until the page is left.
  }
}

function KeyList() {
  const [isOn, setIsOn] = useState(areOn)
  useDeskKeys(LIST, isOn)
  const turn = (on: boolean) => {
    setIsOn(on)
    keepSetting(on)
  }
  const shown = DESK_KEYS.filter(
    ({ act }) => act.does !== 'open' || DESK_TABS.some(({ name }) => name === act.tab),
  )
  return (
    <div className="desk-keys">
      <button type="button" className="desk-keys__open touch muted size-meta" popoverTarget={LIST}>
        Shortcuts <kbd className="size-fine">?</kbd>
      </button>
      <section
        className="desk-keys__list on-sheet pad-16 ink"
        id={LIST}
        popover="auto"
        aria-labelledby={`${LIST}-title`}
      >
        <h2 id={`${LIST}-title`}>Shortcuts</h2>
        <dl className="facts above-8 below-8">
          {shown.map(({ key, words }) => (
            <div key={key}>
              <dt>
                <kbd className="size-fine">{key.toUpperCase()}</kbd>
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
          <div>
            <dt>
              <kbd className="size-fine">Enter</kbd>
            </dt>
            <dd>Open the row</dd>
          </div>
        </dl>
        <label className="flex middle gap-8 touch">
          <input type="checkbox" checked={isOn} onChange={({ target }) => turn(target.checked)} />
          Use these keys
        </label>
      </section>
    </div>
  )
}
