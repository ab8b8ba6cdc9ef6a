// Explains in one sentence what is missing when Node is too old to run the rest of the project.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 22)) {
  const reason = process.cwd().includes(':')
    ? `The ":" in the path ${process.cwd()} hides it: please take it out of the folder's name.`
    : 'On Linux x64 "npm ci" brings its own; elsewhere please install a newer Node.'
  process.stderr.write(`Saphan needs Node 22.22 or newer and found ${process.version}. ${reason}\n`)
  process.exit(1)
}
