declare module '*.css?inline&parts' {
  const parts: import('./style-parts.ts').Part[]
  export default parts
}
