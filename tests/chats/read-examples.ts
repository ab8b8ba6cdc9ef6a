import { readFileSync } from 'node:fs'
import path from 'node:path'

export type Example = {
  what: string
  message: string
  /** What has to be read, what may be, and what has to stay empty. */
  right: [field: string, value: string][]
  also: [field: string, value: string][]
  open: string[]
}

/** The messages of a file, each with its right reading below it. */
export function readExamples(file: string): Example[] {
  const text = readFileSync(path.join(import.meta.dirname, file), 'utf8')
  return text
    .split(/^## /m)
    .slice(1)
    .map((block) => {
      const [what = '', ...lines] = block.trimEnd().split('\n')
      const marked = (mark: string) =>
        lines.filter((line) => line.startsWith(mark)).flatMap((line) => line.slice(3).split(' | '))
      const pairs = (mark: string) =>
        marked(mark).map((pair): [string, string] => [
          pair.slice(0, pair.indexOf(' ')),
          pair.slice(pair.indexOf(' ') + 1),
        ])
      return {
        what,
        message: lines
          .filter((line) => !/^(?:>>|~~|\?\?) /.test(line))
          .join('\n')
          .trim(),
        right: pairs('>> '),
        also: pairs('~~ '),
        open: marked('?? '),
      }
    })
}
