import type { CSSProperties } from 'react'
import { formatBaht } from '#money/money.rules.ts'
import { TOKEN_DESCRIPTIONS } from './token-descriptions.ts'
import type { Theme, Token } from './tokens.ts'

/** Each token as it looks, with its name, what it is for, and its value in this theme. */
export function TokenList({ tokens, theme }: { tokens: readonly Token[]; theme: Theme }) {
  return (
    <ul className="tokens stack gap-12">
      {tokens.map((token) => (
        <li key={token.name}>
          <Sample name={token.name} value={token[theme]} />
          <p className="size-meta">
            <b>--{token.name}</b> {TOKEN_DESCRIPTIONS[token.name]}{' '}
            <span className="muted">{token[theme]}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}

function Sample({ name, value }: { name: string; value: string }) {
  if (!/^(size|font)-/.test(name)) return <div className="tokens__box" style={boxStyle(name, value)} />
  return (
    <p style={{ [name.startsWith('size') ? 'fontSize' : 'fontFamily']: `var(--${name})` }}>
      Kanchanaburi, Zoë &amp; Łukasz <span lang="th">กาญจนบุรี</span> {formatBaht(4300)}
    </p>
  )
}

function boxStyle(name: string, value: string): CSSProperties {
  const own = `var(--${name})`
  if (value.startsWith('#')) return { background: own }
  if (name.startsWith('radius')) return { borderRadius: own }
  // A masked element needs `drop-shadow`, a filter; others have a `box-shadow`.
  if (value.startsWith('drop-shadow')) return { filter: own }
  return /^(shadow|ring)/.test(name) ? { boxShadow: own } : { width: own }
}
