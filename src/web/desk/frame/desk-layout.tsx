import { type ReactNode, useEffect } from 'react'
import { href, Link, useLocation } from 'react-router'
import { company } from '#content/company.ts'
import { Icon } from '../../ui/icon.tsx'
import { DeskError } from './desk-error.tsx'
import { Rail, type RailProps, SecurityLink } from './rail.tsx'
import { TabLink } from './tab-link.tsx'
import { DESK_TABS, TABS } from './tabs.ts'

/** What is around every screen of the desk and the dashboard. */
export function DeskLayout({ rail, children }: { rail: RailProps; children: ReactNode }) {
  return (
    <div className="admin grid size-small grow close">
      <Rail {...rail} />
      <div className="admin__page column shrink">
        <main className="column gap-16" id="main" tabIndex={-1}>
          {children}
        </main>
        <footer className="admin__foot cluster middle spread touch muted size-meta above-16 gap-4 gap-x-24">
          <Link className="link" to={href('/')} reloadDocument>
            Back to the website
          </Link>
          <span>{company.name}, dashboard</span>
        </footer>
      </div>
      <BottomBar needsCount={rail.needsCount} />
    </div>
  )
}

/** Shown when the data of the frame itself could not be read. */
export function LayoutError() {
  return (
    <main className="admin__alone grid gap-16" id="main" tabIndex={-1}>
      <DeskError />
      <Link className="link" to={href('/')} reloadDocument>
        Back to the website
      </Link>
    </main>
  )
}

const MORE = 'more-screens'
const ALL_TABS = [...DESK_TABS, ...TABS]

/** The navigation of a phone, under the thumb: the screens of every hour, and the others under "More". */
function BottomBar({ needsCount }: { needsCount: number }) {
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
