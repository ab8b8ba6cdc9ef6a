import type { confirmationWords } from '#content/confirmation-words.ts'
import { Icon } from '../../ui/icon.tsx'

/** Whether a booking is confirmed at once or answered by a person, with the reason. */
export function ConfirmationNote({ words: { badge, why } }: { words: ReturnType<typeof confirmationWords> }) {
  return (
    <p className="confirmation-note">
      <b>
        <Icon name={badge.startsWith('Instant') ? 'check' : 'clock'} />
        {badge}
      </b>
      {why}
    </p>
  )
}
