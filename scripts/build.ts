// Builds the site from a copy of its sources: npm run build, which goes through scripts/run.mjs.
import path from 'node:path'
import { explainPermissionError } from '#platform/server/commands/file-permission-error.ts'
import { publishBuild } from './build/publish-build.ts'

const COPY = path.resolve(import.meta.dirname, '..')

const [root = ''] = process.argv.slice(2)
// Always a production build. React reads this when it is first imported, below.
process.env.NODE_ENV = 'production'
try {
  await import('./photos.ts')
  await import('./share-pictures.ts')
  process.chdir(COPY)
  const { createBuilder } = await import('vite')
  // Vite's default loader would resolve packages at their real path, not in the copy.
  const builder = await createBuilder({ root: COPY, configLoader: 'native' })
  await builder.buildApp()
  await import('./compress-files.ts')
  publishBuild(path.join(COPY, 'build'), root)
} catch (error) {
  const refusal = explainPermissionError(error)
  if (refusal === undefined) throw error
  process.stderr.write(`The site cannot be built. ${refusal}\n`)
  process.exitCode = 1
}
