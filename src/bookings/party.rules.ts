import { counted } from '#platform/text/counted.ts'

/** Who travels, as far as the office knows it. */
export type BookedParty = {
  /** Everybody, children included. */
  guests: number
  /** Null while nobody asked. */
  children: number | null
  /** In the words of the guest: `3 and 5`, `18 months`. */
  childAges: string | null
  childSeats: number
  wheelchair: boolean
}

/** How many of a party are children after it has changed: as before while they fit in; else null, as nobody has asked. */
export function childrenAmong({ children }: Pick<BookedParty, 'children'>, guests: number): number | null {
  return children !== null && children < guests ? children : null
}

/** What is special about a party: `3 adults, 1 child (5)`, `1 child seat`, `Wheelchair`. Empty for adults alone. */
export function partyNeeds({ guests, children, childAges, childSeats, wheelchair }: BookedParty): string[] {
  const ages = childAges ? ` (${childAges})` : ''
  const count = children === 1 ? '1 child' : `${children} children`
  return [
    ...(children ? [`${counted(guests - children, 'adult')}, ${count}${ages}`] : []),
    ...(childSeats > 0 ? [counted(childSeats, 'child seat')] : []),
    ...(wheelchair ? ['Wheelchair'] : []),
  ]
}
