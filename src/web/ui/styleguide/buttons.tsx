import { href, Link } from 'react-router'
import { Button, LinkButton } from '../button.tsx'
import { Icon } from '../icon.tsx'

const LOOKS = ['primary', 'outline', 'quiet'] as const

const STATES = [
  { says: 'Rest' },
  { says: 'Hover', state: 'hover' },
  { says: 'Focus', state: 'focus-visible' },
  { says: 'Pressed', state: 'hover active' },
  { says: 'Disabled', disabled: true },
] as const

export function Buttons() {
  return (
    <div className="stack gap-12">
      {LOOKS.map((look) => (
        <div className="row" key={look}>
          {STATES.map(({ says, ...rest }) => (
            <Button
              key={says}
              look={look}
              disabled={'disabled' in rest}
              data-state={'state' in rest ? rest.state : undefined}
            >
              {says}
            </Button>
          ))}
        </div>
      ))}
      <LinkButton to={href('/tours')}>
        See all day trips
        <Icon name="arrow" />
      </LinkButton>
      <Button look="primary" wide>
        Send booking request
      </Button>
      <div className="row row--band pad-16">
        {LOOKS.map((look) => (
          <Button look={look} key={look}>
            On a band
          </Button>
        ))}
      </div>
      <p>
        Read the <Link to={href('/terms')}>terms</Link> first.{' '}
        <Link className="link" to={href('/terms')}>
          A link that stands alone
        </Link>
      </p>
    </div>
  )
}
