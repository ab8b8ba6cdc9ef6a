import listsCss from './lists.css?url'

/** The stylesheet of the lists at `/admin`, of a review and of the overview. */
export function listStyles() {
  return [{ rel: 'stylesheet', href: listsCss }]
}
