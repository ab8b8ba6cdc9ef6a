import { href, Link } from 'react-router'
import { companyPhoneLink, companyWhatsappLink } from '../../sections/contact-links.ts'
import { AnchorButton, Button, LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { BothThemes } from './layout/both-themes.tsx'
import { Specimen } from './layout/chapter.tsx'

const LOOKS = ['primary', 'outline', 'quiet'] as const

const STATES = [
  { says: 'Rest' },
  { says: 'Hover', state: 'hover' },
  { says: 'Focus', state: 'focus-visible' },
  { says: 'Pressed', state: 'hover active' },
  { says: 'Disabled', disabled: true },
  { says: 'Sending…', disabled: true },
] as const

export function Buttons() {
  return (
    <Specimen file="ui/button.tsx">
      <BothThemes>
        {() => (
          <div className="buttons">
            {LOOKS.map((look) => (
              <div key={look}>
                <h3 className="theme__part">{look}</h3>
                <div className="buttons__states">
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
              </div>
            ))}
            <div>
              <h3 className="theme__part">with an icon, as a link, wide</h3>
              <div className="buttons__row">
                <LinkButton to={href('/tours')}>
                  See all day trips
                  <Icon name="arrow" />
                </LinkButton>
                <AnchorButton look="quiet" href={companyPhoneLink}>
                  <Icon name="phone" />
                  Call Us
                </AnchorButton>
                <Button look="primary" wide>
                  Send booking request
                </Button>
              </div>
            </div>
            <div>
              <h3 className="theme__part">on a band</h3>
              <div className="buttons__row buttons__row--band">
                <Button look="primary">Find my day</Button>
                <AnchorButton href={companyWhatsappLink} target="_blank" rel="noopener">
                  <Icon name="chat" />
                  WhatsApp
                </AnchorButton>
                <Button look="quiet">Quiet</Button>
              </div>
            </div>
            <div>
              <h3 className="theme__part">links in text</h3>
              <p>
                Read the <Link to={href('/terms')}>terms</Link> first, or{' '}
                <Link to={href('/terms')} data-state="hover">
                  hover over them
                </Link>
                .{' '}
                <Link className="link" to={href('/terms')}>
                  A link that stands alone
                </Link>
              </p>
            </div>
          </div>
        )}
      </BothThemes>
    </Specimen>
  )
}
