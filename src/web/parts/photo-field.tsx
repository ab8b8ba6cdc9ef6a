import type { ChangeEvent, ComponentProps } from 'react'
import { MAX_PHOTO_MB } from '#catalogue/photos/photo.rules.ts'
import { TextField } from '../ui/field.tsx'

/** A photo of more bytes is made smaller before it is sent: a phone on a slow line would send it for minutes. */
const SMALL_BYTES = 2 * 1024 * 1024
/** The longer side in pixels; twice what the site keeps of a trip. */
const LONGEST = 3200

type PhotoFieldProps = Omit<ComponentProps<typeof TextField>, 'hint' | 'type' | 'accept' | 'onChange'> & {
  hint: string
  maxMb?: number
}

/**
 * The field for one photo of the fleet, of a trip or of a guest. Without scripts, and where the browser cannot read the file, it is
 * sent as it is, and the site makes it smaller.
 */
export function PhotoField({ hint, maxMb = MAX_PHOTO_MB, ...field }: PhotoFieldProps) {
  return (
    <TextField
      {...field}
      type="file"
      accept="image/jpeg,image/png,image/webp"
      hint={`JPEG, PNG or WebP, up to ${maxMb} MB${hint}`}
      onChange={shrinkChosen}
    />
  )
}

async function shrinkChosen({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
  const [file] = input.files ?? []
  if (!file || file.size <= SMALL_BYTES) return
  const small = await shrunk(file).catch(() => undefined)
  // Meanwhile another one may have been chosen.
  if (!small || input.files?.[0] !== file) return
  const chosen = new DataTransfer()
  chosen.items.add(new File([small], file.name, { type: small.type }))
  input.files = chosen.files
}

async function shrunk(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height))
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
}
