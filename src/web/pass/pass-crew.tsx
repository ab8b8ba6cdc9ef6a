import { AnchorButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { CrewView } from './crew-view.ts'

const PHOTO_PIXELS = 112

/** Who comes and in which car, so that nobody gets into another one. */
export function PassCrew({
  crew,
  reference,
  isMet,
  isSample = false,
}: {
  crew: CrewView
  reference: string
  /** Of nobody's booking: there is nobody to call. */
  isSample?: boolean
  /** The guests are on board, so nobody needs the warning any more. */
  isMet: boolean
}) {
  const { when, name, speaks, photo, phone, chat, vehicle, plate } = crew
  return (
    <section
      className="pass__crew measure raised-ticket break grid at-top gap-16 on-sheet pad-panel"
      aria-label={`Your driver, ${when}`}
    >
      {photo ? (
        <img src={photo} alt={name} width={PHOTO_PIXELS} height={PHOTO_PIXELS} />
      ) : (
        <Icon name="car" />
      )}
      <div>
        <h2>{name}</h2>
        <p className="pass__small">
          Your driver, {when}. Speaks {speaks}.
        </p>
        <p className="above-8 below-8">
          {vehicle}{' '}
          <b className="pass__plate inline-block size-lead" lang="th">
            {plate}
          </b>
        </p>
        {!isMet && (
          <p>
            <b>Only get in if the plate is the one shown here.</b> {name} knows your name and the reference{' '}
            {reference}.
          </p>
        )}
        <b className="print-only">{phone.text}</b>
      </div>
      {!isSample && (
        <div className="pass__answers cluster gap-8 whole-row">
          {chat && (
            <AnchorButton href={chat} target="_blank" rel="noopener">
              <Icon name="chat" />
              Message {name}
            </AnchorButton>
          )}
          <AnchorButton href={phone.link}>
            <Icon name="phone" />
            {phone.text}
          </AnchorButton>
        </div>
      )}
    </section>
  )
}
