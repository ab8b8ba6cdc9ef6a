/** What `Fold` leaves in the markup. */
export const FOLD = '<template data-fold=""></template>'

/** Where the first view of a page ends: the server puts the styles here that only what follows needs. */
export function Fold() {
  return <template data-fold="" />
}
