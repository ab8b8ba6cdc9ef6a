import { expect, test } from 'vitest'
import { vehicles } from '#platform/database/schema/schema.ts'
import { builtSite } from '../fixtures/built-site.ts'
import { adminOf } from '../fixtures/signed-in.ts'

const VAN = {
  ...{ name: 'Toyota Commuter', class: 'van', seats: '9', bags: '9', plate: 'ทด 0302', usualDriverId: '' },
  ...{ roadTaxExpiresOn: '', inspectionExpiresOn: '2026-11-26', compulsoryCoverExpiresOn: '' },
  ...{ insuranceExpiresOn: '', service: 'in', seen: '' },
}

test('without scripts a wrong vehicle comes back as typed with a sentence at its field, a right one is stored and warned of', async () => {
  await using site = await builtSite({ env: { AUTH_CONFIRM_EMAIL: 'off' } })
  const { visitor } = await adminOf(site)
  const refused = await visitor.send('/desk/fleet/vehicle', { ...VAN, seats: '51' })
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('From 1 to 50 guests')
  expect(refused.html).toContain('value="ทด 0302"')
  const saved = await visitor.send('/desk/fleet/vehicle', VAN)
  expect(saved.at).toBe('/desk/fleet')
  expect(saved.text).toContain('Inspection of ทด 0302 expires in 6 days, on 26 Nov 2026')
  expect(await site.deps.db.read.select().from(vehicles)).toMatchObject([{ plate: 'ทด 0302', seats: 9 }])
})

test('a vehicle or driver that is not there answers 404', async () => {
  await using site = await builtSite({ env: { AUTH_CONFIRM_EMAIL: 'off' } })
  const { visitor } = await adminOf(site)
  for (const id of ['x', crypto.randomUUID()])
    for (const page of ['vehicle', 'driver'])
      expect((await visitor.ask(`/desk/fleet/${page}?id=${id}`)).status, `${page} ${id}`).toBe(404)
})
