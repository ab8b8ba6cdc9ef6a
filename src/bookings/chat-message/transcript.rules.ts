import { allMatches, READ_ALREADY } from './finding.rules.ts'

/** The business as it appears in chats and mails: what is written by it is not said by the guest. */
export type Business = { names: readonly string[]; email: string; phones: readonly string[] }

type Place = { value: string; start: number; end: number }
/** Who wrote, and the message with everything blanked that a program or the business wrote. */
export type Transcript = { text: string; names: Place[]; emails: Place[]; phones: Place[] }

const DAY = String.raw`(?:\d{1,4}[./-] ?\d{1,2}[./-] ?\d{1,4}\.?|\d{1,2}\.? \p{L}{3,12}\.? \d{4})`
const CLOCK = String.raw`(?:(?:上午|下午|오전|오후|午前|午後) ?)?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[ap]\.?m\.?)?`
const SENDER = String.raw`(?<sender>[^\n:\]\[\t]{1,60}?)`

/** The beginning of a message, as WhatsApp, LINE and Telegram write it. The day and the time in it are not the trip's. */
const HEADS = [
  new RegExp(String.raw`^\[?${DAY},? (?:à |at |um |kl\. |в )?${CLOCK}(?:\]| -|,)? ${SENDER}: ?`, 'gimu'),
  new RegExp(String.raw`^\[${CLOCK}, ${DAY}\] ${SENDER}: ?`, 'gimu'),
  new RegExp(String.raw`^\d{1,2}:\d{2}(?: ?[AP]M)?\t${SENDER}\t`, 'gimu'),
  new RegExp(String.raw`^${SENDER},? \[${DAY},?(?: at| в| um| à)? ${CLOCK}\]:?`, 'gimu'),
  new RegExp(String.raw`^\[${DAY},?(?: at)? ${CLOCK}\]:?(?<sender>)`, 'gimu'),
]
/** A line with a day and a time, and without a sender. */
const NOTICE = new RegExp(String.raw`^\[?${DAY},? (?:à |at |um )?${CLOCK}(?:\]| -) [^:\n]{0,200}$`, 'gimu')
/** Lines that a program writes between messages. */
const BY_PROGRAMS =
  /^(?:\[LINE\].*|(?:Saved on|บันทึกเมื่อ|保存日時|儲存日期|保存时间|저장한 날짜).*|\p{L}{2,12}\.?,? \d{1,4}[/.]\d{1,2}[/.]\d{1,4}|\d{4}[./]\d{1,2}[./]\d{1,2}(?: \p{L}[\p{L}\p{M}]{0,15})?|<[\p{L} ]{3,40}>|(?:image|video|audio|sticker|photo|gif|document) omitted|-{3,} ?[\p{L} é]{3,40} ?-{3,}|Begin forwarded message:.*)$/gimu

/** The head of a mail, in the languages of mail programs. */
const MAIL_LINE =
  /^(?:> ?)*\*?(?:From|To|Cc|Sent|Date|Subject|Reply-To|Von|An|Gesendet|Datum|Betreff|De|À|A|Envoyé|Objet|Para|Enviado|Fecha|Asunto|Да?та|От|Кому|Тема|Отправлено|จาก|ถึง|วันที่|เรื่อง|ส่งเมื่อ|发件人|收件人|发送时间|主题|寄件者|收件者|主旨|日期|差出人|宛先|件名|日時|送信日時|보낸 사람|받는 사람|보낸 날짜|날짜|제목)\*? ?: ?.{0,300}$/gimu
const FROM_LINE = /^(?:> ?)*\*?(?:From|Von|De|От|จาก|发件人|寄件者|差出人|보낸 사람)\*? ?: ?/i
const ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+\.[^\s<>"'(),;:]+/
/** `On Friday Saphan <hello@…> wrote:`: all below it is an older mail. */
const WROTE =
  /^[^\n]{0,160}\d[^\n]{0,160}\b(?:wrote|schrieb[^\n]{0,80}|a écrit|escribió|пишет|написала?|เขียนว่า|写道|寫道|님이 작성)[^\n]{0,20}:\s*$/mu

/** Who wrote what in a copied chat or a forwarded mail. In a message that was typed nobody is named. */
export function readTranscript(text: string, business: Business): Transcript {
  const found: Transcript = { text, names: [], emails: [], phones: [] }
  readMailHead(found, business)
  const heads = HEADS.flatMap((pattern) => allMatches(found.text, pattern)).sort((a, b) => a.index - b.index)
  for (const [index, head] of heads.entries()) {
    const sender = senderOf(head)
    const end = heads[index + 1]?.index ?? found.text.length
    if (sender && isBusiness(sender.value, business)) found.text = blanked(found.text, head.index, end)
    else {
      found.text = blanked(found.text, head.index, head.index + head[0].length)
      if (sender) addSender(found, sender)
    }
  }
  for (const line of [...allMatches(found.text, BY_PROGRAMS), ...allMatches(found.text, NOTICE)])
    found.text = blanked(found.text, line.index, line.index + line[0].length)
  return found
}

function senderOf(head: RegExpExecArray): Place | undefined {
  const named = head.groups?.sender ?? ''
  // Who is not in the address book has a wave before the name.
  const value = named.replace(/^[~\s"]+/, '').trim()
  if (!value) return undefined
  const start = head.index + head[0].lastIndexOf(value)
  return { value, start, end: start + value.length }
}

function addSender(found: Transcript, sender: Place) {
  if (/^\+?[\d ()-]{7,22}$/.test(sender.value)) found.phones.push(sender)
  else if (!/^(?:You|Me|Ich|Du|Moi|Вы|Я|คุณ|我|你|나|自分)$/i.test(sender.value)) found.names.push(sender)
}

/** A head is at least two lines of it; `From: Bangkok` alone is a guest's list. */
function readMailHead(found: Transcript, business: Business) {
  const wrote = WROTE.exec(found.text)
  if (wrote && isBusiness(wrote[0], business))
    found.text = blanked(found.text, wrote.index, found.text.length)
  else if (wrote) found.text = blanked(found.text, wrote.index, wrote.index + wrote[0].length)
  const lines = allMatches(found.text, MAIL_LINE)
  if (!lines.some(({ 0: line }) => ADDRESS.test(line)) || lines.length < 2) return
  for (const [index, line] of lines.entries()) {
    const end = line.index + line[0].length
    found.text = blanked(found.text, line.index, end)
    if (!FROM_LINE.test(line[0])) continue
    if (isBusiness(line[0], business)) {
      const next = lines.slice(index + 1).find(({ 0: other }) => FROM_LINE.test(other))
      found.text = blanked(found.text, lines.at(-1)?.index ?? end, next?.index ?? end)
    } else addAuthor(found, line)
  }
}

function addAuthor(found: Transcript, line: RegExpExecArray) {
  const placeOf = (value: string) => {
    const start = line.index + line[0].indexOf(value)
    return { value, start, end: start + value.length }
  }
  const address = ADDRESS.exec(line[0])?.[0]
  if (address) found.emails.push(placeOf(address))
  const name = line[0]
    .replace(FROM_LINE, '')
    .replace(/[<(].*$/, '')
    .replace(/["*]/g, '')
    .trim()
  if (name && !name.includes('@')) found.names.push(placeOf(name))
}

/** Is it the business that is named, or its address? */
export function isBusiness(text: string, { names, email }: Business): boolean {
  const small = text.toLowerCase()
  return [...names, email].some((name) => name !== '' && small.includes(name.toLowerCase()))
}

function blanked(text: string, start: number, end: number): string {
  if (end <= start) return text
  return text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, READ_ALREADY) + text.slice(end)
}
