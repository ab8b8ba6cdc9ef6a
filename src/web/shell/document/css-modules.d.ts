declare module '*.css?inline&parts' {
  const parts: import('./css-parts.ts').CssPart[]
  export default parts
}
