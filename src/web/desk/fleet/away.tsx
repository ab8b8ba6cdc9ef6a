import { Form, href } from 'react-router'
import { Button, LinkButton } from '../../ui/button.tsx'
import { blockAddressOf } from './addresses.ts'
import type { BlockView } from './blocks/block-view.ts'
import { BlockWhen } from './blocks/block-when.tsx'
import { CalendarLink } from './calendar-link.tsx'
import type { CalendarView } from './calendar-view.ts'

type AwayProps = {
  kind: 'vehicle' | 'driver'
  id: string
  name: string
  blocks: BlockView[]
  calendar: CalendarView
}

/** When a vehicle is off the road or a driver is off, and the calendar of its trips. */
export function Away({ kind, id, name, blocks, calendar }: AwayProps) {
  return (
    <>
      <section className="panel" aria-labelledby="away">
        <div className="panel__head">
          <h2 id="away">{kind === 'vehicle' ? 'Off the road' : 'Days off'}</h2>
          <LinkButton look="quiet" className="to-end" to={blockAddressOf(kind, id)}>
            Block a day
          </LinkButton>
        </div>
        {blocks.length === 0 && <p className="panel__empty muted">Nothing planned.</p>}
        <ul>
          {blocks.map((block) => (
            <li className="cluster middle spread gap-4 gap-x-12 ruled pad-row" key={block.id}>
              <span>
                <b>
                  <BlockWhen block={block} />
                </b>{' '}
                {block.reason}
              </span>
              <Form method="post" action={href('/desk/fleet/end-block')}>
                <input type="hidden" name="blockId" value={block.id} />
                <Button type="submit" look="quiet">
                  Free
                  <span className="visually-hidden">
                    {' '}
                    <BlockWhen block={block} />
                  </span>
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      </section>
      <section className="panel" aria-labelledby="calendar">
        <div className="panel__head">
          <h2 id="calendar">Calendar link</h2>
          <p>It shows the time, first name and place, never phone numbers or money.</p>
        </div>
        <CalendarLink label={`Trips of ${name}`} calendar={calendar} />
      </section>
    </>
  )
}
