import type { ReactNode } from 'react'
import tokensCss from '../../styles/tokens.css?raw'
import { SPECIMENS } from './components.tsx'
import { Posters } from './posters.tsx'
import { TokenList } from './token-list.tsx'
import { readTokens, THEMES, type Theme } from './tokens.ts'

const tokens = readTokens(tokensCss)

/** Everything that the design is made of: the tokens, each component of `src/web/ui`, and each drawing. */
export function Guide() {
  return (
    <div className="guide wrap stack gap-32">
      <h1>Style guide</h1>
      <Specimen file="styles/tokens.css">
        <BothThemes>{(theme) => <TokenList tokens={tokens} theme={theme} />}</BothThemes>
      </Specimen>
      {Object.entries(SPECIMENS).map(([file, draw]) => (
        <Specimen file={file} key={file}>
          <BothThemes>{draw}</BothThemes>
        </Specimen>
      ))}
      <Specimen file="ui/art.tsx">
        <Posters />
      </Specimen>
    </div>
  )
}

/** A real component of the site, or a stylesheet, with the name of its file relative to `src/web`. */
function Specimen({ file, children }: { file: string; children: ReactNode }) {
  return (
    <section data-file={file} aria-label={file}>
      <h2 className="size-title below-16">{file}</h2>
      {children}
    </section>
  )
}

/** The same content twice, side by side, in the light and the dark theme. */
function BothThemes({ children }: { children: (theme: Theme) => ReactNode }) {
  return (
    <div className="both-themes columns-2 gap-24">
      {THEMES.map((theme) => (
        <div
          className="theme stack gap-12 pad-panel ink"
          data-theme={theme}
          style={forced(theme)}
          key={theme}
        >
          {children(theme)}
        </div>
      ))}
    </div>
  )
}

/** Every token with the stylesheet's value for this theme, whichever theme the visitor has. */
function forced(theme: Theme) {
  return {
    colorScheme: theme,
    ...Object.fromEntries(tokens.map((token) => [`--${token.name}`, token[theme]])),
  }
}
