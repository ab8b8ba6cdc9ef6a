/** The keys that more than one of these have. */
export function repeated<Thing>(things: readonly Thing[], keyOf: (thing: Thing) => string): string[] {
  const groups = Map.groupBy(things, keyOf)
  return [...groups].filter(([, group]) => group.length > 1).map(([key]) => key)
}
