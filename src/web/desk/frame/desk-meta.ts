import { unlistedMeta } from '../../parts/head/page-title.ts'

export function deskMeta(title: string) {
  return unlistedMeta(`${title}, dashboard`)
}
