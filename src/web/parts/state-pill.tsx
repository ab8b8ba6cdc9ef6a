import { Icon, type IconName } from '../ui/icon.tsx'
import stateCss from './state-pill.css?url'

/** `wait`: somebody still has to answer or pay; `sure`: agreed; `over`: ended, in whatever way. */
export type StateTone = 'wait' | 'sure' | 'over'

/** The stylesheet of {@link StatePill}: only the pages that show one load it. */
export const statePillLink = { rel: 'stylesheet', href: stateCss }

/** In which state a guest's booking or quote is: a sign and words. */
export function StatePill({ tone, sign, text }: { tone: StateTone; sign: IconName; text: string }) {
  return (
    <p className={`state-pill state-pill--${tone}`}>
      <Icon name={sign} />
      {text}
    </p>
  )
}
