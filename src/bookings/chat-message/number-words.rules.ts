/** The words for one, two, three …, by language. */
const COUNTED: readonly string[] = [
  'one two three four five six seven eight nine ten eleven twelve',
  'ein,eine,einen,einer,eins zwei,zwo,zweien,zweit drei,dritt vier,viert fünf,fünft sechs,sechst sieben acht neun zehn elf zwölf',
  'un,une deux trois quatre cinq six sept huit neuf dix onze douze',
  'один,одна,одного два,две,двое,двух,двоих три,трое,трёх,трех,троих четыре,четверо,четырёх пять,пятеро,пяти шесть,шестеро семь,семеро восемь,восьмеро девять десять одиннадцать двенадцать',
  'uno,una dos tres cuatro cinco seis siete ocho nueve diez once doce',
]
const ASIAN: readonly string[] = [
  'หนึ่ง สอง สาม สี่ ห้า หก เจ็ด แปด เก้า สิบ สิบเอ็ด สิบสอง',
  '一 二,两,兩 三 四 五 六 七 八 九 十 十一 十二',
  '한 두 세 네 다섯 여섯 일곱 여덟 아홉 열 열한 열두',
]

function valuesOf(lists: readonly string[]): Map<string, number> {
  return new Map(
    lists.flatMap((list) =>
      list
        .split(' ')
        .flatMap((forms, index) => forms.split(',').map((form): [string, number] => [form, index + 1])),
    ),
  )
}

const latin = valuesOf(COUNTED)
const asian = valuesOf(ASIAN)
const all = new Map([...latin, ...asian, ['a', 1], ['an', 1]])

const longestFirst = (words: Iterable<string>) =>
  [...words].sort((one, other) => other.length - one.length).join('|')

/** A small number in a pattern with the flags `iu`: digits, or a word of its own in Latin or Cyrillic letters. */
export const NUMBER = `(?:(?<![\\p{L}\\d/:]|[^\\d]-)(?<!\\d[.,])\\d{1,2}(?![\\d:])|(?<![\\p{L}\\p{M}\\d])(?:${longestFirst(latin.keys())}|an?)(?![\\p{L}\\p{M}]))`
/** The same in Thai, Chinese, Japanese and Korean, which write numbers and words without spaces. */
export const ASIAN_NUMBER = `(?:(?<![\\d/:]|[^\\d]-)(?<!\\d[.,])\\d{1,2}(?![\\d:])|${longestFirst(asian.keys())})`

/** `4`, `four`, `vier`, `สี่`, `四` → 4; `a` → 1. */
export function numberFrom(word: string): number {
  const small = word.toLowerCase()
  return /^\d+$/.test(small) ? Number(small) : (all.get(small) ?? 1)
}
