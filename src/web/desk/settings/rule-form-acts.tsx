import { href } from 'react-router'
import { Button, LinkButton } from '../../ui/button.tsx'

/** The end of a form on the settings page: saves, or leads back to the settings as they are. */
export function RuleFormActs({ isBusy }: { isBusy: boolean }) {
  return (
    <div className="rule-form__acts cluster gap-8">
      <Button type="submit" look="primary" disabled={isBusy}>
        Save
      </Button>
      <LinkButton look="quiet" to={href('/desk/settings')} preventScrollReset>
        Discard changes
      </LinkButton>
    </div>
  )
}
