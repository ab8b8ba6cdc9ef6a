import type { ReactNode } from 'react'

/** A real component of the site, or a stylesheet, with the name of its file relative to `src/web`. */
export function Specimen({ file, children }: { file: string; children: ReactNode }) {
  return (
    <figure className="specimen wrap" data-file={file}>
      <figcaption>{file}</figcaption>
      {children}
    </figure>
  )
}
