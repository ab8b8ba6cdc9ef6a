import { LinkButton } from '../../ui/button.tsx'

/** What a list says when its filter leaves nothing. */
export function NothingFound({ title, to, all }: { title: string; to: string; all: string }) {
  return (
    <div className="nothing-found">
      <h3>{title}</h3>
      <p>Try adjusting your search or filter criteria</p>
      <LinkButton to={to} replace preventScrollReset>
        {all}
      </LinkButton>
    </div>
  )
}
