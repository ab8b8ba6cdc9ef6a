/** Something the site leans on (database, payment provider, remote tours) did not answer in time. */
export class Unavailable extends Error {
  override name = 'Unavailable'
}
