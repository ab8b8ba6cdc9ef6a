// Runs the site from its sources: npm run dev.
export {}

// React chooses its build by this when it is first loaded, which happens below.
process.env.NODE_ENV = 'development'
const { main } = await import('./lifecycle/main.ts')
const { loadSourceApp } = await import('./lifecycle/development-app.ts')
await main(loadSourceApp)
