import type { ReactNode } from 'react'
import { LinkButton } from '../../ui/button.tsx'
import { PosterArt } from '../poster-art.tsx'

/** Shown in place of a list whose filter finds nothing. */
type NothingFoundProps = {
  title: string
  to: string
  all: string
  /** Empties the filter at once, so that a query typed just before does not return after the navigation. */
  onShowAll: () => void
  /** Another way on, after the one to the whole list. */
  children?: ReactNode
}

export function NothingFound({ title, to, all, onShowAll, children }: NothingFoundProps) {
  return (
    <div className="nothing-found grid middle gap-24 gap-x-48">
      <div className="sheet">
        <PosterArt poster="small-station" alt="" />
      </div>
      <div>
        <h3>{title}</h3>
        <p className="muted above-4 below-16">Try adjusting your search or filter criteria</p>
        <div className="cluster gap-12">
          <LinkButton to={to} replace preventScrollReset onClick={onShowAll}>
            {all}
          </LinkButton>
          {children}
        </div>
      </div>
    </div>
  )
}
