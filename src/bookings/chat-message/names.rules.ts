import { type Finding, findingAt, READ_ALREADY } from './finding.rules.ts'

/** A name, or an initial with its full stop; the full stop of a sentence ends the name. */
const WORD = "\\p{Lu}(?:\\.|[\\p{L}\\p{M}'’-]{0,30})"
const SMALL = '(?:van|von|de|der|den|da|di|del|la|le|bin|al)'
const NAME = `(?<name>${WORD}(?: (?:${SMALL} ){0,2}${WORD}){0,3})`
const OPENING = "(?:[Mm]y name is|[Mm]y name['’]s|[Nn]ame ?:|[Tt]his is|I am|I['’]m|[Ii]m)"
const CLOSING =
  '(?:[Tt]hanks?(?: you)?(?: so much| very much| a lot| in advance)?|[Mm]any thanks|[Tt]hx|[Cc]heers|(?:[Kk]ind |[Bb]est |[Ww]arm )?[Rr]egards|[Bb]est(?: wishes)?|[Gg]reetings|[Ss]incerely|[Ll]ove)'

const SPELLINGS = [
  new RegExp(`\\b${OPENING} {1,2}${NAME}`, 'gud'),
  new RegExp(
    `\\b${CLOSING}[,!.]{0,3}[ \\n–-]{1,4}${NAME}(?=[ ,.!${READ_ALREADY}]{0,40}(?:\\n|$|${READ_ALREADY}))`,
    'gud',
  ),
]
/** A line with nothing but a name, and what was read already. */
const OWN_LINE = new RegExp(`^[ ${READ_ALREADY}–-]{0,40}${NAME}[ ,.:|/${READ_ALREADY}–-]{0,60}$`, 'gmud')

/** Words with a capital letter after which no name comes. */
const NO_NAME =
  /^(?:Hi|Hello|Hey|Dear|Good|Morning|Sawasdee|Thanks?|Thank|Best|Kind|Warm|Regards|Yes|No|Ok|Okay|Sir|Madam|Great|Please|Sorry|Cheers|From|In|At|On|Not|Very|Just|Still|Also|Looking|Interested|Planning|Travell?ing|Staying|Coming|Phone|Tel|Email|WhatsApp|Line|Bridge|Erawan|Bangkok|Kanchanaburi|Thailand|Thai|German|French|Dutch|Australian|British|American|English|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Tomorrow|Today|Day|Trip|Tour|Price|Where|When|What|How|Can|Could|Do|Is|We|I)(?![\p{L}\p{M}])/u

/** The guest's name: introduced, signed, the sender of a copied chat, or on a line of its own. */
export function readName(text: string, senders: readonly Finding[]): Finding[] {
  const [introduced, signed] = SPELLINGS.map((pattern) => namesIn(text, pattern)[0])
  const found = introduced ?? signed ?? senders[0] ?? namesIn(text, OWN_LINE).at(-1)
  return found ? [found] : []
}

function namesIn(text: string, pattern: RegExp): Finding[] {
  return Array.from(text.matchAll(pattern)).flatMap(({ groups, indices }) => {
    const value = (groups?.name ?? '').replace(/[.'’-]+$/, '')
    const start = indices?.groups?.name?.[0]
    if (start === undefined || value.length < 2 || NO_NAME.test(value)) return []
    return findingAt('name', value, [start, start + value.length])
  })
}
