import type { ReactNode } from 'react'

type ChapterProps = { id: string; title: string; lead: string; children: ReactNode }

export function Chapter({ id, title, lead, children }: ChapterProps) {
  return (
    <section className="chapter" id={id} aria-labelledby={`${id}-title`}>
      <div className="page-head wrap">
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{lead}</p>
      </div>
      {children}
    </section>
  )
}

type SpecimenProps = {
  /** The file of the component, relative to `src/app`. */
  file: string
  /** The component fills the whole width of the window. */
  isBand?: boolean
  children: ReactNode
}

/** A real component of the site, with the name of its file. */
export function Specimen({ file, isBand = false, children }: SpecimenProps) {
  return (
    <figure className={isBand ? 'specimen' : 'specimen wrap'} data-file={file}>
      <figcaption className={isBand ? 'wrap' : undefined}>{file}</figcaption>
      {children}
    </figure>
  )
}
