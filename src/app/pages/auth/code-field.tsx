import { TextField } from '../../ui/field.tsx'

type CodeFieldProps = {
  label: string
  hint: string
  /** Six digits from an app, or letters and digits off paper. */
  kind: 'app' | 'backup'
  value: string | undefined
  error: string | undefined
}

/** A code that signs in, or shows that an app is set up. */
export function CodeField({ label, hint, kind, value, error }: CodeFieldProps) {
  return (
    <TextField
      {...{ id: 'account-code', name: 'code', label, hint }}
      {...(error ? { error } : {})}
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
