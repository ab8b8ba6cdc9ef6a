/** Where the server puts the styles of the page; in the browser React leaves the element as it finds it. */
export const STYLES_HERE = '/* styles */'
