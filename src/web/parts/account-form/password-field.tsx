import { useState } from 'react'
import { MAX_PASSWORD_LENGTH } from '#guests/accounts/password.rules.ts'
import { TextField } from '../../ui/field.tsx'
import { useIsHydrated } from '../../ui/hooks/use-is-hydrated.ts'

type PasswordFieldProps = {
  id: string
  name: string
  label: string
  /** The label within a sentence: `Show your password`. */
  inSentence: string
  autoComplete: 'current-password' | 'new-password'
  hint?: string
  error: string | undefined
}

/** A password field with a button that shows the password. */
export function PasswordField({ error, inSentence, ...field }: PasswordFieldProps) {
  const isHydrated = useIsHydrated()
  const [isShown, setShown] = useState(false)
  return (
    <div className="password-field relative">
      <TextField
        {...field}
        error={error}
        type={isShown ? 'text' : 'password'}
        maxLength={MAX_PASSWORD_LENGTH}
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      {isHydrated && (
        <button
          className="password-field__toggle touch river medium size-small"
          type="button"
          aria-controls={field.id}
          aria-label={`${isShown ? 'Hide' : 'Show'} ${inSentence}`}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </button>
      )}
    </div>
  )
}
