// Runs the site from its sources: npm run dev.
export {}

// React reads this when it is first imported, below.
process.env.NODE_ENV = 'development'
const { main } = await import('./lifecycle/main.ts')
const { loadDevelopmentApp } = await import('./lifecycle/development-app.ts')
await main(loadDevelopmentApp)
