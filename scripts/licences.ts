// Writes docs/licences.md, the licences of the production packages: node scripts/licences.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { licenceList, lockedPackages } from './licences/licence-list.ts'

writeFileSync('docs/licences.md', licenceList(lockedPackages(readFileSync('package-lock.json', 'utf8'))))
