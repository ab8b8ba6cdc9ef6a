import type { confirmationWords } from '#bookings/confirming/confirmation.words.ts'
import { Icon } from '../../ui/icon.tsx'

/** Whether a booking is confirmed at once or answered by a person, with the reason. */
export function ConfirmationNote({ words }: { words: ReturnType<typeof confirmationWords> }) {
  const { isInstant, badge, why } = words
  return (
    <p className="confirmation-note">
      <b>
        <Icon name={isInstant ? 'check' : 'clock'} />
        {badge}
      </b>
      {why}
    </p>
  )
}
