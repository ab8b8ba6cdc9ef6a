/** How the two towns are written. */
export const townNames = { bangkok: 'Bangkok', kanchanaburi: 'Kanchanaburi' } as const
