// Precompresses the files of build/client as .br and .gz; called by npm run build.
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { compressAll } from '#platform/server/page-cache/encodings.ts'

const ENDINGS = { br: '.br', gzip: '.gz' }

for (const file of globSync('build/client/**/*.{css,js,svg,txt}')) {
  const body = await readFile(file)
  for (const [encoding, encoded] of await compressAll(body))
    if (encoded.length < body.length) await writeFile(file + ENDINGS[encoding], encoded)
}
