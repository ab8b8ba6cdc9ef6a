import { LinkButton } from '../../ui/button.tsx'
import { PosterArt } from '../poster-art.tsx'

/** What a list says when its filter leaves nothing. */
type NothingFoundProps = {
  title: string
  to: string
  all: string
  /** Empties the filter at once: what was typed a moment ago must not come after the link. */
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
