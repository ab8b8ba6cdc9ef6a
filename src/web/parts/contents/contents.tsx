import type { ReactNode } from 'react'
import type { PostSection } from '#catalogue/post.rules.ts'
import { Icon } from '../../ui/icon.tsx'

type ContentsProps = { sections: readonly PostSection[] }

/** A long text with its table of contents: collapsed above it on small screens, sticky beside it on wide ones. */
export function WithContents({ sections, children }: ContentsProps & { children: ReactNode }) {
  return (
    <div className="with-contents grid at-top spread above-48">
      <div>
        <ContentsFolded sections={sections} />
        {children}
      </div>
      <ContentsBeside sections={sections} />
    </div>
  )
}

function ContentsFolded({ sections }: ContentsProps) {
  return (
    <details className="contents contents--folded">
      <summary className="flex middle spread touch pad-row strong">
        On this page
        <Icon name="chevron-down" />
      </summary>
      <nav aria-label="On this page">
        <SectionLinks sections={sections} />
      </nav>
    </details>
  )
}

function ContentsBeside({ sections }: ContentsProps) {
  return (
    <nav className="contents contents--beside" aria-labelledby="contents-title">
      <h2 className="size-text below-8" id="contents-title">
        On this page
      </h2>
      <SectionLinks sections={sections} />
    </nav>
  )
}

function SectionLinks({ sections }: ContentsProps) {
  return (
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a className="block muted size-small close" href={`#${id}`}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}
