import { Form } from 'react-router'
import { AnchorButton, Button } from '../../ui/button.tsx'
import { useIsHydrated } from '../../ui/hooks/use-is-hydrated.ts'
import { Icon } from '../../ui/icon.tsx'
import { CopyButton } from '../copy-button.tsx'
import type { SheetView } from './load-day-sheets.ts'

/** The link of one driver: sent by the operator, replaced or ended. */
export function Sheet({ sheet, day }: { sheet: SheetView; day: string }) {
  const { driverId, name, thaiName, jobs, seen, link } = sheet
  return (
    <section className="panel day-sheet" aria-labelledby={`sheet-${driverId}`}>
      <div className="panel__head">
        <h2 id={`sheet-${driverId}`}>
          {name} {thaiName && <span lang="th">{thaiName}</span>}
        </h2>
        <p>{jobs}</p>
        <p>
          {seen && <b>{seen}. </b>}
          {link && `${link.opened}. ${link.made}.`}
        </p>
      </div>
      {link?.share && <Share share={link.share} name={name} />}
      {seen && link && !link.share && <p>The current link works, but can’t be shown again.</p>}
      <Form method="post" className="cluster middle gap-8 below-12">
        <input type="hidden" name="day" value={day} />
        <input type="hidden" name="driverId" value={driverId} />
        {seen && (
          <Button type="submit" look={link ? 'quiet' : 'outline'} name="intent" value="make">
            {link ? 'Replace this link with a new one' : 'Make a link'}
            <span className="visually-hidden"> for {name}</span>
          </Button>
        )}
        {link && (
          <Button type="submit" look="quiet" name="intent" value="end">
            End this link<span className="visually-hidden"> of {name}</span>
          </Button>
        )}
      </Form>
    </section>
  )
}

type Shared = NonNullable<NonNullable<SheetView['link']>['share']>

function Share({ share, name }: { share: Shared; name: string }) {
  const { url, text, whatsapp, line, mail } = share
  return (
    <div className="day-sheet__share grid gap-8">
      <input className="control" readOnly aria-label={`Link for ${name}`} value={url} />
      <p className="cluster middle gap-8">
        <CopyButton text={text} />
        <ShareButton text={text} />
        <AnchorButton href={line} target="_blank" rel="noopener noreferrer">
          LINE<span className="visually-hidden"> to {name}</span>
        </AnchorButton>
        <AnchorButton href={whatsapp} target="_blank" rel="noopener noreferrer">
          <Icon name="whatsapp" />
          WhatsApp<span className="visually-hidden"> to {name}</span>
        </AnchorButton>
        <AnchorButton href={mail}>
          <Icon name="mail" />
          Email<span className="visually-hidden"> to {name}</span>
        </AnchorButton>
      </p>
    </div>
  )
}

/** The share sheet of the phone, where there is one. */
function ShareButton({ text }: { text: string }) {
  if (!useIsHydrated() || typeof navigator.share !== 'function') return null
  return <Button onClick={() => navigator.share({ text }).catch(() => {})}>Share</Button>
}
