import { LinkButton } from '../../ui/button.tsx'
import { PosterArt } from '../poster-art.tsx'

/** Shown in place of a list whose filter finds nothing. */
type NothingFoundProps = {
  title: string
  to: string
  all: string
  /** Empties the filter at once, so that a query typed just before does not return after the navigation. */
  onShowAll: () => void
}

export function NothingFound({ title, to, all, onShowAll }: NothingFoundProps) {
  return (
    <div className="nothing-found">
      <div className="sheet">
        <PosterArt poster="small-station" alt="" />
      </div>
      <div>
        <h3>{title}</h3>
        <p>Try adjusting your search or filter criteria</p>
        <LinkButton to={to} replace preventScrollReset onClick={onShowAll}>
          {all}
        </LinkButton>
      </div>
    </div>
  )
}
