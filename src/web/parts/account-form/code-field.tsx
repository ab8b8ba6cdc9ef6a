import { TextField } from '../../ui/field.tsx'

type CodeFieldProps = {
  label: string
  hint: string
  /** Six digits from the app, or a backup code of letters and digits. */
  kind: 'app' | 'backup'
  value: string | undefined
  error: string | undefined
}

/** The field for a code of the second factor. */
export function CodeField({ label, hint, kind, value, error }: CodeFieldProps) {
  return (
    <TextField
      {...{ id: 'account-code', name: 'code', label, hint }}
      error={error}
      inputMode={kind === 'app' ? 'numeric' : 'text'}
      autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={30}
      defaultValue={value}
      required
    />
  )
}
