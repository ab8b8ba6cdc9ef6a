/** Where the server puts the styles of the page; in the browser React leaves the element as it finds it. */
export const STYLES_HERE = '/* styles */'

/** Where the first view ends, and the server puts the styles that only what follows needs. */
export const LATER_STYLES_HERE = '/* later styles */'
