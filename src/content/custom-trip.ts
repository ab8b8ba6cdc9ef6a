/** A fixed label of the custom trip page; nothing is counted. */
export const customTripViews = 'Views: 1,358'
