import { allMatches, type Mention, READ_ALREADY } from './finding.rules.ts'

/** A name, or an initial with its full stop; the full stop of a sentence ends the name. */
const WORD = "\\p{Lu}(?:\\.|[\\p{L}\\p{M}'-]{0,30})"
const SMALL = '(?:van|von|de|der|den|da|di|del|la|le|bin|al)'
const TITLE = '(?:(?:Mr|Mrs|Ms|Miss|Dr|Prof|Herr|Frau|Monsieur|Madame|M|Mme|Khun|Khun|K)\\.? )?'
const NAME = `(?<name>${TITLE}${WORD}(?: (?:${SMALL} ){0,2}${WORD}){0,3})`
const OPENING =
  "(?:[Mm]y name is|[Nn]ame's|[Mm]y name's|[Ll]ead (?:travell?er|guest|name)(?: is)?:?|[Nn]ame ?(?:is|:)|[Tt]his is|I am|I'm|[Ii]m|[Mm]ein [Nn]ame ist|[Ii]ch bin|[Ii]ch heiße|[Hh]ier ist|[Nn]ame:|[Jj]e m'appelle|[Jj]e suis|[Mm]on nom est|[Мм]еня зовут|[Мм]о[её] имя|[Мм]е llamo|[Mm]i nombre es|[Mm]i chiamo|[Mm]ijn naam is)"
const CLOSING =
  "(?:[Tt]hanks?(?: you)?(?: so much| very much| a lot| in advance)?|[Mm]any thanks|[Tt]hx|[Cc]heers|(?:[Kk]ind |[Bb]est |[Ww]arm )?[Rr]egards|[Bb]est(?: wishes)?|[Gg]reetings|[Ss]incerely|[Ll]ove|(?:[Vv]iele |[Ll]iebe |[Bb]este )?[Gg]r(?:üße|uß|uss|üsse)|[Mm]it freundlichen Grüßen|MfG|LG|VG|[Dd]anke(?: schön)?|[Vv]ielen Dank|[Mm]erci(?: beaucoup| d'avance)?|(?:[Bb]ien )?[Cc]ordialement|[Cc]ordialmente|[Сс]пасибо|[Сс] уважением|[Gg]racias|[Ss]aludos|[Gg]razie|[Ss]aluti|[Bb]edankt|[Gg]roe?t(?:jes|en)?)"
/** After a name its part of the text ends: at the line, a sign, or what was read already. */
const ENDS = `(?=[ ,.!(${READ_ALREADY}]{0,40}(?:\\n|$|${READ_ALREADY}|\\())`

const INTRODUCED = new RegExp(`(?<![\\p{L}])${OPENING} {1,2}${NAME}`, 'gud')
const SIGNED = new RegExp(`(?<![\\p{L}])${CLOSING}[,!.]{0,3}[ \\n-]{1,4}${NAME}${ENDS}`, 'gud')
const ASIAN: readonly RegExp[] = [
  /(?:ชื่อ ?(?:คุณ)?|คุณ)(?<name>(?!ภาพ|พ่อ|แม่|ยาย|ตา|ปู่|ย่า|จะ|มี|ช่วย)[\u0E00-\u0E7F]{2,20}?)(?=\s|$|ค่ะ|ครับ|คะ|,|\.|\uFFFC)/dgu,
  /(?:我叫|我的名字(?:是|叫)|姓名[::]? ?)(?<name>[\p{Script=Han}]{2,4})/dgu,
  /(?:제 이름은|저는|이름은|이름:) ?(?<name>[\p{Script=Hangul}]{2,4}?)(?=입니다|이에요|예요|이고|라고|,|\.|\s|$)/dgu,
  /(?:私は|名前は)? ?(?<name>[\p{Script=Han}\p{Script=Katakana}]{2,8})(?=と申します|と言います|といいます)/dgu,
]
/** Two words with capital letters on a line of their own at the end, or before the number and address that were read. */
const TWO_WORDS = `(?<name>${TITLE}${WORD}(?: (?:${SMALL} ){0,2}${WORD}){1,3})`
const OWN_LINE = new RegExp(`^[ ${READ_ALREADY}-]{0,40}${TWO_WORDS}[ ,.:|/${READ_ALREADY}-]{0,60}$`, 'gmud')
const AT_END = new RegExp(`[,.!?${READ_ALREADY}] ${TWO_WORDS}[ ,.:|/()${READ_ALREADY}-]{0,60}$`, 'gud')
const CYRILLIC_LAST =
  /(?:[.!?\n] ?|\uFFFC[.,]? ?)(?<name>[А-ЯЁ][а-яё]{2,20}(?: [А-ЯЁ][а-яё]{2,20})?)[\s.!\uFFFC]*$/dgu
const ENGLISH_LAST = /[.!?\n] {0,2}(?<name>\p{Lu}[\p{Ll}\p{M}]{2,14})[ !.]{0,2}$/dgu

/** Words with a capital letter after which no name comes, or which are none. */
const NO_NAME =
  /(?<![\p{L}\p{M}])(?:Hi|Hello|Hey|Dear|Good|Morning|Sawasdee|Thanks?|Thank|You|Best|Kind|Warm|Regards|Yes|No|Ok|Okay|Sirs?|Madam|Great|Please|Sorry|Cheers|From|In|At|On|Not|Very|Just|Still|Also|Looking|Interested|Planning|Travell?ing|Staying|Coming|Phone|Tel|Email|WhatsApp|Line|Bridge|Erawan|Bangkok|Kanchanaburi|Thailand|Thai|German|French|Dutch|Australian|British|American|English|Russian|Chinese|Texas|Germany|France|London|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Tomorrow|Today|Day|Trip|Tour|Price|Where|When|What|How|Can|Could|Do|Is|We|I|Pickup|Flight|Hotel|Resort|House|Inn|Airport|Room|Waterfall|Pass|Passport|Booking|Order|Adults?|Kids?|Children|Wheelchair|Rollstuhl|Danke|Hallo|Guten|Tag|Moin|Bitte|Abholung|Abfahrt|Merci|Bonjour|Bonsoir|Здравствуйте|Добрый|Привет|Спасибо|Отель|Road|Street|City|Market|Museum|Temple|Viator|Sent|Subject|Date|To|Saphan|Cave|River|Kwai|Name|Desk|Reception|Info|Sales|Office|Reservations?|Team|Travel|Agency|Tours|Support|Admin|Guest|Family|Urgent|Transfer|Taxi)(?![\p{L}\p{M}])/u

/** What the guest is called: introduced, signed, the sender of a copied chat, or alone at the end. */
export function readName(text: string, senders: readonly Mention[]): Mention[] {
  const said = [INTRODUCED, ...ASIAN].flatMap((pattern) => namesIn(text, pattern))
  if (said[0]) return [said[0]]
  const signed = namesIn(text, SIGNED).at(-1)
  // Two people in one chat: which of them travels is a question, unless one has signed.
  const people = senders.filter(({ value }) => !NO_NAME.test(value))
  if (people.length > 0) return signed && isSame(signed, people) ? [signed] : people
  if (signed) return [signed]
  const alone = [OWN_LINE, AT_END, CYRILLIC_LAST, ENGLISH_LAST].flatMap((pattern) =>
    namesIn(text, pattern).slice(-1),
  )
  return alone.slice(0, 1)
}

/** `Ruby` who signs in the chat of `Ruby Placeholder` is the same; her whole name is kept by the sender. */
function isSame(signed: Mention, senders: readonly Mention[]): boolean {
  return senders.length !== 1 || !senders[0]?.value.includes(signed.value)
}

function namesIn(text: string, pattern: RegExp): Mention[] {
  return allMatches(text, pattern).flatMap(({ groups, indices }) => {
    const value = (groups?.name ?? '').replace(/[.'-]+$/, '')
    const start = indices?.groups?.name?.[0]
    if (start === undefined || value.length < 2 || NO_NAME.test(value)) return []
    if (/^(?:Mr|Mrs|Ms|Miss|Dr|Herr|Frau)$/.test(value)) return []
    return [{ value, start, end: start + value.length }]
  })
}
