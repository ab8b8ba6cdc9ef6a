import type { CSSProperties, ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import type { loader } from './page.tsx'
import { isThemed, THEMES, type Theme, type Token } from './tokens.ts'

/** The same content twice, side by side: as visitors with a light and with a dark screen see it. */
export function BothThemes({ children }: { children: (theme: Theme) => ReactNode }) {
  const { tokens } = useLoaderData<typeof loader>()
  return (
    <div className="both-themes">
      {THEMES.map((theme) => (
        <div className="theme" data-theme={theme} style={forced(theme, tokens)} key={theme}>
          <p className="theme__name">{theme === 'light' ? 'Light' : 'Dark'}</p>
          {children(theme)}
        </div>
      ))}
    </div>
  )
}

/** Sets what the stylesheet would set for a visitor with this theme, from the stylesheet's own values. */
function forced(theme: Theme, tokens: readonly Token[]): CSSProperties {
  const values = tokens.filter(isThemed).map((token) => [`--${token.name}`, token[theme]])
  return { colorScheme: theme, ...Object.fromEntries(values) }
}
