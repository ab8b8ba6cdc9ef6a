import { READ_ALREADY } from './finding.rules.ts'
import { ASIAN_NUMBER, NUMBER } from './number-words.rules.ts'

/** The words for travellers, in patterns with the flags `giu` and a group `number`. */
const END = '(?![\\p{L}\\p{M}])'
const START = '(?<![\\p{L}\\p{M}\\d])'
const N = `(?<number>${NUMBER})`
const A = `(?<number>${ASIAN_NUMBER})`
const SMALL = '(?:(?:more|other|small|young|little|kleine[rn]?|petits?) )?'

const ADULT_WORDS =
  'adults?|grown[- ]?ups?|erwachsene[rn]?|adultes?|adultos?|adulti|volwassenen?|взросл\\p{L}{1,3}|ads?|adts?|erw'
const CHILD_WORDS =
  'kids?|children|child|toddlers?|bab(?:y|ies)|infants?|kind(?:er|ern)?|kleinkind(?:er)?|enfants?|bébés?|niñ[oa]s?|bambin[oi]|kinderen|дет(?:и|ей|ьми)|реб[её]н(?:ок|ка)|ch|chds?|chn'
const PEOPLE_WORDS =
  'people|persons?|pax|guests?|passengers?|travell?ers?|ppl|of us|adults? in total|personen|person|leute|gäste|personnes?|personas?|persone|человека?|гост(?:ей|я)|пассажир\\p{L}{0,3}|мест|pers'

export const ADULTS = [
  new RegExp(`${N} ?(?:${ADULT_WORDS})${END}`, 'giu'),
  new RegExp(`(?:${ADULT_WORDS})${END} ?[:=x×] ?(?<number>\\d{1,2})(?!\\d)`, 'giu'),
  new RegExp(`ผู้ใหญ่ ?(?:จำนวน ?)?${A}`, 'giu'),
  new RegExp(`${A} ?(?:个|個|位|名)?(?:大人|成人|大(?!巴|概|家))`, 'giu'),
  new RegExp(`(?:大人|成人|성인|어른) ?${A} ?(?:名|人|位|명)?`, 'giu'),
]

export const CHILDREN = [
  new RegExp(
    `(?<![\\p{L}\\d])(?<number>${NUMBER}) ?${SMALL}(?:${CHILD_WORDS})${END}(?![- ](?:car[- ])?seats?|'s seats?|s' seats?)`,
    'giu',
  ),
  new RegExp(`(?:${CHILD_WORDS})${END} ?[:=x×] ?(?<number>\\d{1,2})(?!\\d)`, 'giu'),
  new RegExp(`เด็ก(?:เล็ก)? ?(?:จำนวน ?)?${A}`, 'giu'),
  new RegExp(`${A} ?(?:个|個|位|名)?(?:小孩子?|孩子|儿童|兒童|小(?!时|時|包|车|車|姐|心))`, 'giu'),
  new RegExp(`(?:子供|子ども|こども|小人|아이|어린이|소아|小孩|儿童|兒童) ?${A} ?(?:名|人|位|명)?`, 'giu'),
]

/** `kids 2, 5, 9`: as many children as ages. */
export const CHILDREN_BY_AGE = new RegExp(
  `(?<![\\p{L}])(?<!${NUMBER} ${SMALL})(?:${CHILD_WORDS})${END}(?: ?(?:aged?|ages|:|im alter von|âgés? de|are))?:? ?\\(?(?<ages>\\d{1,2}(?:(?:, ?| and | & |/| und | et | и )\\d{1,2}){1,7})(?![\\d:.]|\\s?(?:adults?|people|pax|erwachsene))`,
  'giu',
)

export const PEOPLE = [
  new RegExp(
    `${START}(?:family|group|party|familie|gruppe|famille|groupe|семья|группа) (?:of|von|de|из|mit) ${N}`,
    'giu',
  ),
  new RegExp(`${N}(?: |-)?(?:${PEOPLE_WORDS})${END}`, 'giu'),
  new RegExp(
    `${START}(?:(?:party|group) size|(?:number|no\\.) of (?:people|guests|passengers|persons)|pax|persons?|people|guests?|passengers?|travell?ers?|personen|personnes|человек) ?[:=] ?(?<number>\\d{1,2})(?!\\d)`,
    'giu',
  ),
  new RegExp(
    `${START}(?:we are|we're|we r|we will be|we'll be|we'd be|we would be|it's|it is|it will be|nous serons|wir wären|there are|there will be|for the|for|wir sind|nous sommes|on est|pour|für|somos|siamo|we zijn) (?:now |all |only |à |nur )?${N}(?: now| in total| insgesamt)?(?=[,.!?;\\n)]|$| ?${READ_ALREADY}| ?\\+| (?:and|with|plus|\\+|in|on|to|at|now|und|mit|et|avec|y|con|please|bitte)${END})(?! (?:and a half|hours?|days?|nights?))`,
    'giu',
  ),
  new RegExp(
    `${START}(?:zu|à) (?<number>zweit|dritt|viert|fünft|sechst|deux|trois|quatre|cinq|six)${END}`,
    'giu',
  ),
  new RegExp(`${START}нас (?:будет )?${N}`, 'giu'),
  new RegExp(`(?<number>двое|трое|четверо|пятеро|шестеро|семеро)${END}`, 'giu'),
  new RegExp(`${A} ?(?:คน|ท่าน)(?!ละ|ขับ)`, 'giu'),
  new RegExp(`${A} ?(?:个|個)?(?:人(?!民|気|份)|位(?!置|于))`, 'giu'),
  new RegExp(`${A} ?(?:명|분(?! ?(?:거리|정도|후|전)))`, 'giu'),
  new RegExp(`${A} ?名(?!字|前)`, 'giu'),
]

const PARTNER =
  '(?:wife|husband|girlfriend|boyfriend|partner|friend|fiancée?|mother|father|mum|mom|dad|sister|brother)'
export const COUPLE = new RegExp(
  `${START}(?:my ${PARTNER} (?:and|&|\\+) (?:I|me|myself)|(?:me|I|myself) (?:and|\\+|&) my ${PARTNER}|a couple(?! of)|(?:the )?two of us|both of us|ein (?:paar|ehepaar)|meine? (?:frau|mann|freundin|freund) und ich|ma femme et moi|mon mari et moi|мы с (?:женой|мужем|подругой|другом))${END}`,
  'giu',
)
export const ALONE =
  /(?<![\p{L}])(?:just me|only me|solo(?: travell?er)?|by myself|i am alone|i'm alone|travell?ing alone|ich bin allein|nur ich|je suis seule?|я одна?)(?![\p{L}])/giu
/** One child of a family: `our daughter (5)`. */
export const ONE_CHILD =
  /(?<![\p{L}])(?:our|my|a|one|unsere?|unserem|unserer|mein|meine[rm]?|notre|mon|ma|un|une|nuestr[oa]|наш(?:им|ей|а)?|мо(?:й|я|им)|с|и) (?:(?:small|young|little|baby|kleine[rn]?|petite?) )?(?:daughter|son|kid|child|baby|toddler|girl|boy|tochter|sohn|kind|fille|fils|enfant|bébé|hij[oa]|дочь|дочк[аи]|сын(?:ом)?|реб[её]н(?:ок|ка))(?![\p{L}])(?![- ](?:car[- ])?seats?)/giu
/** `me and 3 friends` are four. */
export const FRIENDS_AND_ME = new RegExp(
  `${START}(?:(?:me|I|myself|ich|moi) (?:and|\\+|&|with|und|et) (?:my )?${N} (?:friends|colleagues|freunde|freundinnen|ami(?:e)?s)|${N.replace('number', 'friends')} (?:friends|colleagues|freunde|ami(?:e)?s) (?:and|und|et) (?:me|I|myself|ich|moi))${END}`,
  'giu',
)
/** A person beside a number of people: who adds one to it is not counted by this reader. */
export const MORE_PEOPLE =
  /(?:(?<![\p{L}])(?:and|plus|with|und|mit|et|avec|и|с|y|con)|\+|&) (?:(?:my|our|her|his|a|the|die|der|meine?|unsere?|ma|mon|notre|la|мо[йя]|наша?|another|also) ){0,2}(?:grand(?:mother|father|ma|pa|parents?)|(?:mother|father|parents?)(?:[- ]in[- ]law)?|mum|mom|dad|sister|brother|aunt|uncle|friends?|nanny|guide|oma|opa|großmutter|großvater|schwiegermutter|mutter|vater|schwester|bruder|freund(?:in)?|grand-?mère|grand-?père|mère|père|sœur|frère|бабушк\p{L}|дедушк\p{L}|мам\p{L}|пап\p{L}|сестр\p{L}|брат\p{L}{0,2})(?![\p{L}])|(?<![\p{L}])(?:sister|brother|mother|father|friend|someone|one more|another (?:person|couple|friend)) (?:comes?|joins?|is coming|is joining)|คุณยาย|คุณย่า|คุณตา|คุณปู่|奶奶|爷爷|外婆|外公|할머니|할아버지/giu

const AGE =
  '\\d{1,2}(?: ?(?:years?(?: old)?|yrs?|y(?:/?o)?(?![a-z])|jahre?n?|ans|лет|года?|años|ขวบ|ปี|岁|歲|살|세|歳))?'
const MONTHS_OLD =
  '(?: ?(?:-|,)? ?\\d{1,2} ?(?:months?|mos?|monate?n?|mois|месяц\\p{L}{0,3}|เดือน|个月|個月|개월|か月)(?: old)?)'
/** What may stand behind children: their ages. */
export const AGES_AFTER = new RegExp(
  `^(?: ?(?:people|คน|ท่าน|个|名|명))? ?(?:(?<months>[(（]?${MONTHS_OLD}[)）]?)|(?:,? ?[(（]? ?(?:aged?|ages|they are|who is|who are|im alter von|âgés? de|de|возраст\\p{L}{0,3}|อายุ|:)?:? ?)(?<ages>${AGE}(?:(?:,| and| &|/| und| et| и|\\+| y|,? ?กับ| และ|和|、)+ ?${AGE}){0,7})(?<closed>[)）])?)`,
  'iu',
)
