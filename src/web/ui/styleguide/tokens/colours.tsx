import { BothThemes } from '../both-themes.tsx'
import { Specimen } from '../specimen.tsx'
import { contrast, formatContrast, usableFor } from './contrast.ts'
import { TOKEN_DESCRIPTIONS } from './token-descriptions.ts'
import { isColour, isThemed, type Theme, type Token } from './tokens.ts'

/** The background colours; the contrast of every other colour is measured against them. */
const GROUNDS = ['paper', 'sheet', 'celadon']

type Group = { tokens: readonly Token[] }

export function Colours({ tokens }: Group) {
  const colours = tokens.filter(isColour)
  const fixed = colours.filter((token) => !isThemed(token))
  return (
    <>
      <Specimen file="styles/tokens.css">
        <BothThemes>{(theme) => <Palette tokens={colours.filter(isThemed)} theme={theme} />}</BothThemes>
      </Specimen>
      <div className="wrap">
        <h3 className="chapter__part">The same in both themes</h3>
        <FixedColours tokens={fixed} />
      </div>
    </>
  )
}

function Palette({ tokens, theme }: Group & { theme: Theme }) {
  const grounds = tokens.filter(({ name }) => GROUNDS.includes(name))
  const others = tokens.filter((token) => !grounds.includes(token))
  return (
    <>
      <ul className="grounds columns-3 below-16">
        {grounds.map((token) => (
          <li key={token.name} style={{ background: token[theme] }}>
            <TokenName token={token} value={token[theme]} />
          </li>
        ))}
      </ul>
      <ul className="palette">
        {others.map((token) => (
          <MeasuredColour
            key={token.name}
            token={token}
            theme={theme}
            below={tokens.find(({ name }) => token.name === `on-${name}`)}
            grounds={grounds}
          />
        ))}
      </ul>
    </>
  )
}

type MeasuredColourProps = {
  token: Token
  theme: Theme
  /** The background that the colour is made for; without one, all backgrounds. */
  below: Token | undefined
  grounds: readonly Token[]
}

function MeasuredColour({ token, theme, below, grounds }: MeasuredColourProps) {
  const colour = token[theme]
  const figures = (below ? [below] : grounds).map((ground) => ({
    on: ground.name,
    background: ground[theme],
    ratio: contrast(colour, ground[theme]),
  }))
  return (
    <li>
      <span className="palette__swatch centred" style={{ background: below?.[theme] ?? colour }}>
        {below && <span className="palette__dot" style={{ background: colour }} />}
      </span>
      <TokenName token={token} value={colour} />
      <ul className="palette__figures cluster">
        {figures.map(({ on, background, ratio }) => (
          <li key={on} style={{ background }}>
            <span className="palette__dot" style={{ background: colour }} />
            <span style={below && { color: colour }}>{formatContrast(ratio)}</span>
            <span className="visually-hidden"> on {on}</span>
          </li>
        ))}
      </ul>
      <p className="palette__fit muted size-fine close">
        {usableFor(Math.min(...figures.map(({ ratio }) => ratio)))}
      </p>
    </li>
  )
}

/** Each fill with the colours that are readable on it, those made for text first. */
function FixedColours({ tokens }: Group) {
  const [texts, fills] = [tokens.filter(isText), tokens.filter((token) => !isText(token))]
  return (
    <ul className="fills grid">
      {fills.map((fill) => {
        const readable = [...texts, ...fills]
          .map((token) => ({ token, ratio: contrast(token.light, fill.light) }))
          .filter(({ ratio }) => usableFor(ratio) === 'text')
        return (
          <li key={fill.name} style={{ background: fill.light, color: readable[0]?.token.light }}>
            <TokenName token={fill} value={fill.light} />
            <ul>
              {readable.map(({ token, ratio }) => (
                <li key={token.name} style={{ color: token.light }}>
                  {isText(token) ? <TokenName token={token} value={token.light} /> : <b>--{token.name}</b>}
                  {formatContrast(ratio)}
                </li>
              ))}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}

function isText({ name }: Token): boolean {
  return name.startsWith('on-')
}

function TokenName({ token, value }: { token: Token; value: string }) {
  return (
    <p className="token-name shrink close">
      <b>--{token.name}</b>
      <span>{TOKEN_DESCRIPTIONS[token.name]}</span>
      <span>{value}</span>
    </p>
  )
}
