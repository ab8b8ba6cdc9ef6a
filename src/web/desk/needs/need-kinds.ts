/** What is to be decided, and what the list calls it. */
export const NEED_KINDS = {
  request: 'Request',
  quote: 'Quote',
  'no-show': 'No-show',
  deposit: 'Deposit',
  payment: 'Payment to check',
  refund: 'Refund',
  dispute: 'Dispute',
  driver: 'Driver',
  papers: 'Papers',
  review: 'Review',
  mail: 'Undelivered message',
  warning: 'Warning',
}
