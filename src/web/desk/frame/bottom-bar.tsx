import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { SecurityLink } from './rail.tsx'
import { TabLink } from './tab-link.tsx'
import { DESK_TABS, TABS } from './tabs.ts'

const MORE = 'more-screens'
const ALL_TABS = [...DESK_TABS, ...TABS]

/** The navigation of a phone, under the thumb: the screens of every hour, and the others under "More". */
export function BottomBar({ needsCount }: { needsCount: number }) {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list closes when a screen is opened
  useEffect(() => {
    const more = document.getElementById(MORE)
    if (more?.matches(':popover-open')) more.hidePopover()
  }, [pathname])

  return (
    <>
      <nav className="bottom-bar" aria-label="Desk, on a phone">
        {ALL_TABS.filter(({ isInBar }) => isInBar).map((tab) => (
          <TabLink tab={tab} needsCount={needsCount} key={tab.to} />
        ))}
        <button className="rail__tab" type="button" popoverTarget={MORE}>
          <Icon name="more" />
          <span className="rail__name">More</span>
        </button>
      </nav>
      <nav className="more" id={MORE} popover="auto" aria-label="More screens">
        {ALL_TABS.filter(({ isInBar }) => !isInBar).map((tab) => (
          <TabLink tab={tab} needsCount={needsCount} key={tab.to} />
        ))}
        <SecurityLink />
      </nav>
    </>
  )
}
