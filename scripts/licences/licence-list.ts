import { z } from 'zod'

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
})

export type LockedPackage = z.output<typeof lockSchema>['packages'][string] & { name: string }

/** Every package of `package-lock.json`, also those that only developers need. */
export function lockedPackages(lockFile: string): LockedPackage[] {
  const { packages } = lockSchema.parse(JSON.parse(lockFile))
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, found]) => ({ ...found, name: path.replace(/^.*node_modules\//, '') }))
}

/** The packages that a running site uses, by licence, as a page of Markdown. */
export function licenceList(packages: readonly LockedPackage[]): string {
  const used = packages.filter(({ dev, devOptional }) => !dev && !devOptional)
  const byLicence = Map.groupBy(used, ({ license = 'none named' }) => license)
  const sections = Array.from(byLicence, ([licence, found]) => {
    const names = [...new Set(found.map(({ name, version }) => `${name} ${version}`))]
    return `## ${licence}\n\n${names.sort().join(', ')}\n`
  })
  return `# Licences of what a running site uses\n\nWritten by \`node scripts/licences.ts\` from \`package-lock.json\`.\n\n${sections.sort().join('\n')}`
}
