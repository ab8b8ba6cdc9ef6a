import { formatBaht } from '#money/money.rules.ts'
import { Specimen } from '../specimen.tsx'
import { TOKEN_DESCRIPTIONS } from './token-descriptions.ts'
import { pixelsOf, type Token, tokensOf } from './tokens.ts'

/** Set in the display face; the sizes below them in the text face. */
const DISPLAY_SIZES = ['size-hero', 'size-h1', 'size-h2', 'size-section', 'size-card']

const PRICES = [950, 4300, 11800].map(formatBaht)

export function Typefaces({ tokens }: { tokens: readonly Token[] }) {
  return (
    <>
      <Specimen file="styles/fonts.css">
        <div className="faces columns-2 gap-24">
          {tokensOf(tokens, 'font').map((token) => (
            <Face token={token} key={token.name} />
          ))}
        </div>
      </Specimen>
      <Specimen file="styles/tokens.css">
        <dl className="scale">
          {tokensOf(tokens, 'size').map(({ name, light }) => (
            <div key={name}>
              <dt>
                <b>--{name}</b>
                <span>{pixelsOf(light)} px</span>
                <span>{TOKEN_DESCRIPTIONS[name]}</span>
              </dt>
              <Sample size={name} />
            </div>
          ))}
        </dl>
      </Specimen>
    </>
  )
}

function Sample({ size }: { size: string }) {
  const style = { fontSize: `var(--${size})` }
  if (DISPLAY_SIZES.includes(size))
    return (
      <dd className="display" style={style}>
        Kanchanaburi <span lang="th">กาญจนบุรี</span> {PRICES[1]}
      </dd>
    )
  return (
    <dd style={style}>
      A car for Zoë, Łukasz and Gonçalo, from <span lang="th">กาญจนบุรี</span> to Hellfire Pass and back:{' '}
      {PRICES[1]} for all three.
    </dd>
  )
}

function Face({ token }: { token: Token }) {
  const family = token.light.split(',')[0]
  return (
    <div
      className="face sheet gap-8 pad-panel regular size-title break close"
      style={{ fontFamily: `var(--${token.name})` }}
    >
      <p className="face__head cluster spread gap-x-16">
        <b>{family}</b>
        <span>
          --{token.name}: {TOKEN_DESCRIPTIONS[token.name]}
        </span>
      </p>
      <p className="face__big close">
        Aa <span lang="th">กข</span> ฿
      </p>
      <p>ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz</p>
      <p>àéîõüß çñøå æœ łśžőğ İışţ ÄÖÜ ÉÇŠ &ldquo;&rdquo; &lsquo;&rsquo; – … € ½ ×</p>
      <p lang="th">กาญจนบุรี สะพานข้ามแม่น้ำแคว น้ำตกเอราวัณ ทางรถไฟสายมรณะ</p>
      <p className="face__prices grid close">
        {PRICES.map((price) => (
          <span key={price}>{price}</span>
        ))}
      </p>
    </div>
  )
}
