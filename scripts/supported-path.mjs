/** Can Node and Vite run in a folder with this path? */
export function isSupportedPath(folder) {
  return /^[\p{L}\p{M}\p{N} _./@+,~=-]+$/u.test(folder) && !folder.split('/').includes('node_modules')
}
