import type { PostSection } from '#domain/post.ts'
import { Icon } from '../../ui/icon.tsx'

type ContentsProps = { sections: readonly PostSection[] }

/** The way through the article on small screens. */
export function ContentsFolded({ sections }: ContentsProps) {
  return (
    <details className="contents contents--folded">
      <summary>
        On this page
        <Icon name="chevron-down" />
      </summary>
      <nav aria-label="On this page">
        <SectionLinks sections={sections} />
      </nav>
    </details>
  )
}

/** The same on wide screens, in view all the way down. */
export function ContentsBeside({ sections }: ContentsProps) {
  return (
    <nav className="contents contents--beside" aria-labelledby="contents-title">
      <h2 id="contents-title">On this page</h2>
      <SectionLinks sections={sections} />
    </nav>
  )
}

function SectionLinks({ sections }: ContentsProps) {
  return (
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  )
}
