import { READ_ALREADY } from './finding.rules.ts'

/** A word of its own in Latin and Cyrillic letters. */
const word = (words: string) => `(?<![\\p{L}\\p{M}'])(?:${words})(?![\\p{L}\\p{M}])`

const OR = 'or|oder|ou|или|либо|bzw\\.?'
const ASIAN_OR = 'หรือ|或者|或是|还是|還是|或|또는|이나|아니면|または|あるいは'
const MAYBE = `${word(
  'maybe|perhaps|possibly|probably|might|not sure|unsure|either|we may|i may|they may|vielleicht|eventuell|evtl\\.?|wahrscheinlich|unsicher|entweder|peut-être|probablement|éventuellement|может|возможно|наверное|наверно|примерно|quizás|tal vez|forse|misschien|talvez',
)}|อาจจะ|อาจ|บางที|ไม่แน่ใจ|不确定|不確定|也许|也許|可能|大概|아마|혹시|たぶん|かも`
const INSTEAD = `${word(
  'instead|rather|better|make it|makes it|made it|i mean|i meant|we meant|correction|scratch that|change(?:d)? (?:it |that )?to|switch to|no longer|lieber|statt|stattdessen|anstatt|besser|korrektur|vielmehr|doch|plutôt|au lieu|finalement|en fait|je voulais dire|лучше|вместо|точнее|вернее|то есть нет|mejor|invece|liever|em vez',
)}|เปลี่ยนเป็น|เปลี่ยน|แทน|改成|改为|改為|改到|而不是|不是|更好|대신|변경|말고|正しくは|やっぱり|訂正|ではなく`
const SORRY = `${word(
  '(?:sorry|oops|wait|actually|no wait|entschuldigung|pardon|désolée?|извините|ошибся|ошиблась|perdón|scusa)(?! (?:for|to|about|if|wenn|für|pour|за|but|der|the))',
)}|ขอโทษ|抱歉|不好意思|アッ`
const NOT = `${word(
  "not|no|don't|doesn't|isn't|can't|cannot|won't|never|except|nicht|kein(?:e[nrms]?)?|außer|pas|sauf|jamais|не|нет|кроме|niet|geen",
)}|ไม่ใช่|ไม่เอา|ไม่ไป|不要|不去|不是|没有|沒有|아니라|말고`

const SENTENCE_ENDS =
  /[!?\n]|\.(?=\s|$)(?:(?<!\d\.)|(?!\s+(?:\d|und |oder |or |and |et |ou |jan|feb|mär|mar|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|dez|dec)))(?<!(?<!\p{L})(?:\p{L}|mr|mrs|dr|st|ca|no|nr)\.)/giu
const DOUBTS = new RegExp(`${MAYBE}|${INSTEAD}`, 'iu')
const SORRY_BEFORE = new RegExp(SORRY, 'iu')
/** `not on the`: a few small words may stand between. */
const NOT_BEFORE = new RegExp(`(?:${NOT})(?: ?[\\p{L}\\p{M}']{1,5}){0,2}[ ,]*$`, 'iu')
const OR_AFTER = new RegExp(`^[\\s,]{0,2}(?:(?:${OR})(?![\\p{L}])|${ASIAN_OR})`, 'iu')
const OR_BEFORE = new RegExp(
  `(?:(?<![\\p{L}])(?:${OR})|${ASIAN_OR})[\\s,]{0,2}(?:(?:on|at|the|am|um|le|à|в|с|den|el|las|a|um) ){0,2}$`,
  'iu',
)

/** The sentence around a place of the text. */
export function sentenceAround(text: string, start: number, end: number): [start: number, end: number] {
  const from = Math.max(0, start - 300)
  const before = text.slice(from, start)
  const last = Array.from(before.matchAll(SENTENCE_ENDS)).at(-1)
  const after = new RegExp(SENTENCE_ENDS.source, 'iu').exec(text.slice(end, end + 300))
  return [last ? from + last.index + 1 : from, after ? end + after.index : Math.min(text.length, end + 300)]
}

/** Does what stands there stand beside "not", "or", "maybe", "sorry", "instead"? Then it may not be what is meant. */
export function isDoubted(text: string, start: number, end: number, reach = 80): boolean {
  const [from, to] = sentenceAround(text, start, end)
  const before = text.slice(Math.max(from, start - 80), start).replaceAll(READ_ALREADY, ' ')
  const after = text.slice(end, Math.min(to, end + 60)).replaceAll(READ_ALREADY, ' ')
  return (
    DOUBTS.test(`${before.slice(-reach)} · ${after.slice(0, reach)}`) ||
    SORRY_BEFORE.test(before.slice(-Math.min(50, reach))) ||
    NOT_BEFORE.test(before.slice(-24)) ||
    OR_AFTER.test(after) ||
    OR_BEFORE.test(before)
  )
}
