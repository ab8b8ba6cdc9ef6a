// Renders public/icons/*.png from art/icon.svg; run by hand when the logo changes.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

const ROOT = path.resolve(import.meta.dirname, '..')
const OUT = path.join(ROOT, 'public/icons')

mkdirSync(OUT, { recursive: true })
for (const size of [180, 192, 512]) {
  await sharp(path.join(ROOT, 'art/icon.svg'), { density: 600 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(path.join(OUT, `icon-${size}.png`))
}
