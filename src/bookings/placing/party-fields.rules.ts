import { z } from 'zod'
import { MAX_LENGTH } from '#guests/contact/contact.rules.ts'
import { optionalField, optionalLine, wholeNumber } from '#platform/forms/form-fields.rules.ts'
import type { FieldProblems } from '#platform/problems/problem.rules.ts'
import type { BookedParty } from '../party.rules.ts'

/** The problem codes of these fields. */
export const PARTY_PROBLEMS = {
  children: 'party.children',
  childrenMissing: 'party.childrenMissing',
  noAdult: 'party.noAdult',
  childSeats: 'party.childSeats',
} as const

export const MOST_CHILDREN = 20

/** What a form asks about a party besides how many travel. Each field may be left empty. */
export const partyFields = {
  children: optionalField(wholeNumber(0, MOST_CHILDREN, PARTY_PROBLEMS.children)),
  childAges: optionalLine(MAX_LENGTH.vehicle),
  childSeats: optionalField(wholeNumber(0, MOST_CHILDREN, PARTY_PROBLEMS.childSeats)),
  wheelchair: optionalField(z.enum(['on'])),
}

/** The same as a form of their own, where the other fields are not ours alone. */
export const partySchema = z.object(partyFields)

export type PartyInput = z.output<typeof partySchema>

/** What was entered, as a booking stores it. */
export function partyOf({
  children,
  childAges,
  childSeats,
  wheelchair,
}: PartyInput): Omit<BookedParty, 'guests'> {
  return { children, childAges, childSeats: childSeats ?? 0, wheelchair: wheelchair === 'on' }
}

/** Problems between fields that are valid by themselves, where `guests` counts everybody. */
export function partyProblems({ children, childAges }: PartyInput, guests: number): FieldProblems {
  if (childAges && !children) return { children: { code: PARTY_PROBLEMS.childrenMissing } }
  return children && children >= guests ? { children: { code: PARTY_PROBLEMS.noAdult } } : {}
}
