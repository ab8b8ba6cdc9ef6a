import { type ComponentProps, useRef } from 'react'
import { GALLERY_FILE_TYPES } from './gallery-file.ts'

type FileButtonProps = Omit<ComponentProps<'button'>, 'onClick'> & { onPick: (file: File) => void }

/** A button that opens the file dialog for one picture. */
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
          // Emptied, so that choosing the same file again fires another change event.
          currentTarget.value = ''
          if (file) onPick(file)
        }}
      />
    </>
  )
}
