import { z } from 'zod'
import type { Origin } from '#catalogue/tour.rules.ts'
import { refuse, refuseIfUnavailable } from '#platform/problems/refusal.ts'
import { answer, type Endpoint } from './endpoint.ts'

function remoteToursOf(origin: Origin): Endpoint {
  return {
    method: 'get',
    path: `/airtable-${origin}-tours/:id`,
    summary: `One remote tour record of ${origin}`,
    answer: z.object({ id: z.string(), fields: z.record(z.string(), z.unknown()) }),
    async handle({ tourSource }, input) {
      const id = String(input.id)
      return refuseIfUnavailable({ code: 'tour-not-fetched', id }, async () => {
        const record = await tourSource.findTour(origin, id)
        return record
          ? answer({ id: record.id, fields: record.fields })
          : refuse('not-found', { code: 'tour-not-found' })
      })
    },
  }
}

export const airtableBangkokTours = remoteToursOf('bangkok')
export const airtableKanchanaburiTours = remoteToursOf('kanchanaburi')
