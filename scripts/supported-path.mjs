// Says whether Node and Vite can work in a folder as it is called; scripts/run.mjs asks.

/** Letters of any language, digits and a few signs; not below a folder for packages. */
export function isSupportedPath(folder) {
  return /^[\p{L}\p{M}\p{N} _./@+,~=-]+$/u.test(folder) && !folder.split('/').includes('node_modules')
}
