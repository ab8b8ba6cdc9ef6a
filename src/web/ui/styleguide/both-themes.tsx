import { type CSSProperties, createContext, type ReactNode, useContext } from 'react'
import { isThemed, THEMES, type Theme, type Token } from './tokens/tokens.ts'

/** Every token of the stylesheet. */
export const Tokens = createContext<readonly Token[]>([])

/** The same content twice, side by side, in the light and the dark theme. */
export function BothThemes({ children }: { children: (theme: Theme) => ReactNode }) {
  const tokens = useContext(Tokens)
  return (
    <div className="both-themes columns-2 gap-24">
      {THEMES.map((theme) => (
        <div className="theme pad-panel ink" data-theme={theme} style={forced(theme, tokens)} key={theme}>
          <p className="muted size-meta below-16">{theme === 'light' ? 'Light' : 'Dark'}</p>
          {children(theme)}
        </div>
      ))}
    </div>
  )
}

/** The tokens with the stylesheet's values for this theme. */
function forced(theme: Theme, tokens: readonly Token[]): CSSProperties {
  const values = tokens.filter(isThemed).map((token) => [`--${token.name}`, token[theme]])
  return { colorScheme: theme, ...Object.fromEntries(values) }
}
