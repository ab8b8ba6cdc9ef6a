import { type PosterName, posters } from '#content/pictures/posters.ts'
import { pictureNamed } from '../../parts/picture-of.ts'
import tokensCss from '../../styles/tokens.css?raw'
import { Tokens } from './both-themes.tsx'
import { Components } from './components.tsx'
import { Posters } from './posters.tsx'
import { Colours } from './tokens/colours.tsx'
import { Shape } from './tokens/shape.tsx'
import { readTokens } from './tokens/tokens.ts'
import { Typefaces } from './tokens/typefaces.tsx'

/** Everything that the design is made of: the tokens, each component of `src/web/ui`, and each drawing. */
export function Guide() {
  const tokens = readTokens(tokensCss)
  const drawings = (Object.keys(posters) as PosterName[]).map((name) => ({ name, ...pictureNamed(name) }))
  const chapters = [
    { title: 'Colour', content: <Colours tokens={tokens} /> },
    { title: 'Type', content: <Typefaces tokens={tokens} /> },
    { title: 'Shape', content: <Shape tokens={tokens} /> },
    { title: 'Components', content: <Components /> },
    { title: 'Posters', content: <Posters posters={drawings} /> },
  ]
  return (
    <Tokens value={tokens}>
      <header className="wrap">
        <h1>Style guide</h1>
        <nav className="cluster above-16 gap-8 gap-x-24" aria-label="On this page">
          {chapters.map(({ title }) => (
            <a href={`#${title}`} key={title}>
              {title}
            </a>
          ))}
        </nav>
      </header>
      {chapters.map(({ title, content }) => (
        <section className="chapter" id={title} aria-labelledby={`${title}-title`} key={title}>
          <h2 className="wrap" id={`${title}-title`}>
            {title}
          </h2>
          {content}
        </section>
      ))}
    </Tokens>
  )
}
