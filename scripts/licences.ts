// Writes down under which licences the packages of a running site stand: node scripts/licences.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { licenceList, lockedPackages } from './licences/licence-list.ts'

writeFileSync('docs/licences.md', licenceList(lockedPackages(readFileSync('package-lock.json', 'utf8'))))
