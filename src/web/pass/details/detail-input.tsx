import { TextField } from '../../ui/field.tsx'
import type { DetailField } from './details-view.ts'

type DetailInputProps = { field: DetailField; typed?: string | undefined; error?: string | undefined }

/** The field of one detail, with what was typed last, or what we know. */
export function DetailInput({ field: { name, label, maxLength, known }, typed, error }: DetailInputProps) {
  return (
    <TextField
      id={known === null || error ? `details-${name}` : `details-${name}-again`}
      name={name}
      label={label}
      maxLength={maxLength}
      defaultValue={typed ?? known ?? ''}
      required
      autoComplete="off"
      {...(error && { error, autoFocus: true })}
    />
  )
}
