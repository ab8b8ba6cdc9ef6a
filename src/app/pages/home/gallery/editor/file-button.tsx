import { type ComponentProps, useRef } from 'react'
import { GALLERY_FILE_TYPES } from './gallery-file.ts'

type FileButtonProps = Omit<ComponentProps<'button'>, 'onClick'> & { onPick: (file: File) => void }

/** A button that asks for one picture of this device. */
export function FileButton({ onPick, ...rest }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button {...rest} type="button" onClick={() => input.current?.click()} />
      <input
        type="file"
        hidden
        ref={input}
        accept={GALLERY_FILE_TYPES.join(',')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // Emptied, so that the same file can be chosen once more.
          currentTarget.value = ''
          if (file) onPick(file)
        }}
      />
    </>
  )
}
