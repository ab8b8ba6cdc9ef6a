// Starts the site: as it was built, or from its sources with --dev.
export {}

const development = process.argv.includes('--dev')
// React chooses its build by this when it is first loaded, which happens below.
process.env.NODE_ENV = development ? 'development' : 'production'

if (development) {
  const { main } = await import('./main.ts')
  const { loadSourceApp } = await import('./source-app.ts')
  await main(loadSourceApp)
} else {
  // Named in a variable: the file exists only after a build.
  const bundle = '../../build/server/index.js'
  const { start } = (await import(bundle)) as typeof import('./built.ts')
  await start()
}
