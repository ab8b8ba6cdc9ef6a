import type { CSSProperties } from 'react'
import { BothThemes } from '../both-themes.tsx'
import { Specimen } from '../specimen.tsx'
import { TOKEN_DESCRIPTIONS } from './token-descriptions.ts'
import { isColour, pixelsOf, type Token, tokensOf } from './tokens.ts'

const OTHER_FAMILIES = ['radius', 'shadow', 'ring', 'font', 'size']

export function Shape({ tokens }: { tokens: readonly Token[] }) {
  const elsewhere = OTHER_FAMILIES.flatMap((family) => tokensOf(tokens, family))
  const spaces = tokens.filter((token) => !isColour(token) && !elsewhere.includes(token))
  return (
    <>
      <Specimen file="styles/tokens.css">
        <BothThemes>
          {() => (
            <>
              <ul className="shapes grid gap-24">
                {tokensOf(tokens, 'radius').map(({ name, light }) => (
                  <Sheet
                    name={name}
                    note={`${pixelsOf(light)} px`}
                    key={name}
                    style={{ borderRadius: light }}
                  />
                ))}
              </ul>
              <ul className="shapes grid gap-24">
                {[...tokensOf(tokens, 'shadow'), ...tokensOf(tokens, 'ring')].map((token) => (
                  <Sheet name={token.name} key={token.name} style={shadowOf(token)} />
                ))}
              </ul>
            </>
          )}
        </BothThemes>
      </Specimen>
      <Specimen file="styles/tokens.css">
        <dl className="spaces">
          {spaces.map(({ name, light }) => (
            <div key={name}>
              <dt>
                <b>--{name}</b> <span>{TOKEN_DESCRIPTIONS[name]}</span> <span>{pixelsOf(light)} px</span>
              </dt>
              <dd style={{ width: `var(--${name})` }} />
            </div>
          ))}
        </dl>
      </Specimen>
    </>
  )
}

function Sheet({ name, note, style }: { name: string; note?: string; style: CSSProperties }) {
  return (
    <li>
      <span className="shapes__sheet block on-sheet below-16" style={style} />
      <b>--{name}</b>
      <span>{[TOKEN_DESCRIPTIONS[name], note].filter(Boolean).join(', ')}</span>
    </li>
  )
}

/** A masked element needs `drop-shadow`, a filter; others have a `box-shadow`. */
function shadowOf({ name, light }: Token): CSSProperties {
  const shadow = `var(--${name})`
  return light.startsWith('drop-shadow') ? { filter: shadow } : { boxShadow: shadow }
}
