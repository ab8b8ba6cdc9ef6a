// Puts a .br, .zst and .gz beside every file of build/client that is smaller so; npm run build calls it.
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { encodeAll } from '#server/kept/encodings.ts'

const ENDINGS = { br: '.br', zstd: '.zst', gzip: '.gz' }
const TEXT = 'build/client/**/*.{css,js,svg,txt}'

for (const file of globSync(TEXT)) {
  const body = await readFile(file)
  for (const [encoding, encoded] of await encodeAll(body))
    if (encoded.length < body.length) await writeFile(file + ENDINGS[encoding], encoded)
}
