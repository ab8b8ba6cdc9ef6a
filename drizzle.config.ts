import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/adapters/database/schema/schema.ts',
  out: './src/adapters/database/migrations',
})
