import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { company } from '#content/company.ts'
import { BottomBar } from './bottom-bar.tsx'
import { DeskError } from './desk-error.tsx'
import { Rail, type RailProps } from './rail.tsx'

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
