import type { GuestLanguage } from '#guests/contact/guest-language.rules.ts'
import type { EntryField } from './entry-values.ts'

/** What a reply to a guest is made of, in one language. */
export type ReplyWords = {
  locale: string
  hello: (name: string) => string
  thanks: string
  yes: string
  /** `SUV for 5 guests`; the vehicle alone when nobody said how many they are. */
  carries: (vehicle: string, guests: number) => string
  vehicles: { car: string; suv: string; van: string; any: string }
  whole: (price: string) => string
  later: string
  deposit: (deposit: string, rest: string) => string
  full: (day: string) => string
  free: (days: string) => string
  otherDay: string
  several: string
  questions: Partial<Record<EntryField, string>>
}

const en: ReplyWords = {
  locale: 'en-GB',
  hello: (name) => (name ? `Hello ${name},` : 'Hello,'),
  thanks: 'thank you for your message.',
  yes: 'yes, we can!',
  carries: (vehicle, guests) => `${vehicle} for ${guests} ${guests === 1 ? 'guest' : 'guests'}`,
  vehicles: { car: 'Car', suv: 'SUV', van: 'Van', any: 'one vehicle' },
  whole: (price) => `${price} for the whole vehicle`,
  later: 'I will send you the price',
  deposit: (deposit, rest) =>
    `You pay a deposit of ${deposit} online and the remaining ${rest} later, or in cash to the driver.`,
  full: (day) => `On ${day} we have no vehicle left for your group.`,
  free: (days) => `We are free on ${days}. Would one of these days suit you?`,
  otherDay: 'Would another day suit you?',
  several: 'Your group needs more than one vehicle. I will send you an offer.',
  questions: {
    tourId: 'Which trip would you like to make?',
    date: 'Which day suits you?',
    time: 'What time shall we pick you up?',
    pickup: 'Where shall we pick you up?',
    dropoff: 'Where would you like to go?',
    returnDate: 'On which day do you travel back?',
    returnTime: 'What time shall we pick you up for the way back?',
    flight: 'What is the number of your flight?',
    adults: 'How many of you are travelling?',
    children: 'How many children are with you?',
    luggage: 'How many suitcases will you bring?',
    childSeats: 'How many child seats do you need?',
    name: 'May I have your name?',
    email: 'May I have your email address for the confirmation?',
    phone: 'May I have your phone number, so that the driver can reach you?',
  },
}

const de: ReplyWords = {
  locale: 'de-DE',
  hello: (name) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
  thanks: 'vielen Dank für Ihre Nachricht.',
  yes: 'ja, das geht gern!',
  carries: (vehicle, guests) => `${vehicle} für ${guests} ${guests === 1 ? 'Person' : 'Personen'}`,
  vehicles: { car: 'Auto', suv: 'SUV', van: 'Van', any: 'ein Fahrzeug' },
  whole: (price) => `${price} für das ganze Fahrzeug`,
  later: 'den Preis schicke ich Ihnen noch',
  deposit: (deposit, rest) =>
    `Sie zahlen ${deposit} online an und die übrigen ${rest} später oder bar beim Fahrer.`,
  full: (day) => `Am ${day} ist für Ihre Gruppe leider kein Fahrzeug mehr frei.`,
  free: (days) => `Frei sind wir am ${days}. Würde Ihnen einer dieser Tage passen?`,
  otherDay: 'Würde Ihnen ein anderer Tag passen?',
  several: 'Ihre Gruppe braucht mehr als ein Fahrzeug. Ich schicke Ihnen ein Angebot.',
  questions: {
    tourId: 'Welchen Ausflug möchten Sie machen?',
    date: 'Welcher Tag passt Ihnen?',
    time: 'Um wie viel Uhr dürfen wir Sie abholen?',
    pickup: 'Wo dürfen wir Sie abholen?',
    dropoff: 'Wohin möchten Sie fahren?',
    returnDate: 'An welchem Tag fahren Sie zurück?',
    returnTime: 'Um wie viel Uhr dürfen wir Sie für die Rückfahrt abholen?',
    flight: 'Welche Flugnummer haben Sie?',
    adults: 'Wie viele Personen sind Sie?',
    children: 'Wie viele Kinder sind dabei?',
    luggage: 'Wie viele Koffer haben Sie?',
    childSeats: 'Wie viele Kindersitze brauchen Sie?',
    name: 'Wie ist Ihr Name?',
    email: 'An welche E-Mail-Adresse darf die Bestätigung gehen?',
    phone: 'Unter welcher Telefonnummer erreicht Sie der Fahrer?',
  },
}

const fr: ReplyWords = {
  locale: 'fr-FR',
  hello: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  thanks: 'merci pour votre message.',
  yes: 'oui, avec plaisir !',
  carries: (vehicle, guests) => `${vehicle} pour ${guests} ${guests === 1 ? 'personne' : 'personnes'}`,
  vehicles: { car: 'voiture', suv: 'SUV', van: 'van', any: 'un véhicule' },
  whole: (price) => `${price} pour tout le véhicule`,
  later: 'je vous enverrai le prix',
  deposit: (deposit, rest) =>
    `Vous payez un acompte de ${deposit} en ligne et les ${rest} restants plus tard, ou en espèces au chauffeur.`,
  full: (day) => `Le ${day}, nous n’avons plus de véhicule pour votre groupe.`,
  free: (days) => `Nous sommes libres le ${days}. L’un de ces jours vous conviendrait-il ?`,
  otherDay: 'Un autre jour vous conviendrait-il ?',
  several: 'Votre groupe a besoin de plusieurs véhicules. Je vous enverrai une offre.',
  questions: {
    tourId: 'Quelle excursion souhaitez-vous faire ?',
    date: 'Quel jour vous convient ?',
    time: 'À quelle heure pouvons-nous venir vous chercher ?',
    pickup: 'Où pouvons-nous venir vous chercher ?',
    dropoff: 'Où souhaitez-vous aller ?',
    returnDate: 'Quel jour rentrez-vous ?',
    returnTime: 'À quelle heure pouvons-nous venir vous chercher pour le retour ?',
    flight: 'Quel est le numéro de votre vol ?',
    adults: 'Combien de personnes êtes-vous ?',
    children: 'Combien d’enfants vous accompagnent ?',
    luggage: 'Combien de valises aurez-vous ?',
    childSeats: 'De combien de sièges enfant avez-vous besoin ?',
    name: 'Quel est votre nom ?',
    email: 'À quelle adresse e-mail pouvons-nous envoyer la confirmation ?',
    phone: 'À quel numéro le chauffeur peut-il vous joindre ?',
  },
}

const ru: ReplyWords = {
  locale: 'ru-RU',
  hello: (name) => (name ? `Здравствуйте, ${name}!` : 'Здравствуйте!'),
  thanks: 'Спасибо за ваше сообщение.',
  yes: 'Да, с удовольствием!',
  carries: (vehicle, guests) => `${vehicle}, человек: ${guests}`,
  vehicles: { car: 'легковой автомобиль', suv: 'внедорожник', van: 'минивэн', any: 'автомобиль' },
  whole: (price) => `${price} за весь автомобиль`,
  later: 'цену я пришлю вам отдельно',
  deposit: (deposit, rest) => `Предоплата ${deposit} онлайн, остальные ${rest} позже или наличными водителю.`,
  full: (day) => `${day}: свободной машины для вашей группы уже нет.`,
  free: (days) => `Свободные дни: ${days}. Вам подойдёт один из них?`,
  otherDay: 'Вам подойдёт другой день?',
  several: 'Для вашей группы нужно несколько машин. Я пришлю вам предложение.',
  questions: {
    tourId: 'Какую экскурсию вы хотите?',
    date: 'Какой день вам подходит?',
    time: 'Во сколько вас забрать?',
    pickup: 'Откуда вас забрать?',
    dropoff: 'Куда вы хотите поехать?',
    returnDate: 'В какой день вы едете обратно?',
    returnTime: 'Во сколько вас забрать на обратном пути?',
    flight: 'Какой у вас номер рейса?',
    adults: 'Сколько вас человек?',
    children: 'Сколько с вами детей?',
    luggage: 'Сколько у вас чемоданов?',
    childSeats: 'Сколько детских кресел вам нужно?',
    name: 'Как вас зовут?',
    email: 'На какую почту прислать подтверждение?',
    phone: 'По какому телефону водитель сможет с вами связаться?',
  },
}

const th: ReplyWords = {
  locale: 'th-TH',
  hello: (name) => (name ? `สวัสดีค่ะ คุณ${name.replace(/^คุณ/, '')}` : 'สวัสดีค่ะ'),
  thanks: 'ขอบคุณสำหรับข้อความนะคะ',
  yes: 'ได้ค่ะ',
  carries: (vehicle, guests) => `${vehicle} สำหรับ ${guests} ท่าน`,
  vehicles: { car: 'รถเก๋ง', suv: 'รถ SUV', van: 'รถตู้', any: 'รถ 1 คัน' },
  whole: (price) => `${price} ทั้งคัน`,
  later: 'จะแจ้งราคาให้ทราบค่ะ',
  deposit: (deposit, rest) => `ชำระมัดจำ ${deposit} ออนไลน์ ส่วนที่เหลือ ${rest} ชำระภายหลัง หรือเงินสดกับคนขับค่ะ`,
  full: (day) => `${day} รถสำหรับกลุ่มของคุณเต็มแล้วค่ะ`,
  free: (days) => `วันที่ว่างคือ ${days} สะดวกวันไหนคะ`,
  otherDay: 'สะดวกวันอื่นไหมคะ',
  several: 'กลุ่มของคุณต้องใช้รถมากกว่าหนึ่งคัน จะส่งข้อเสนอให้นะคะ',
  questions: {
    tourId: 'สนใจทริปไหนคะ',
    date: 'สะดวกวันไหนคะ',
    time: 'ให้ไปรับกี่โมงคะ',
    pickup: 'ให้ไปรับที่ไหนคะ',
    dropoff: 'ต้องการไปที่ไหนคะ',
    returnDate: 'เดินทางกลับวันไหนคะ',
    returnTime: 'ขากลับให้ไปรับกี่โมงคะ',
    flight: 'ขอทราบหมายเลขเที่ยวบินค่ะ',
    adults: 'เดินทางกี่ท่านคะ',
    children: 'มีเด็กกี่คนคะ',
    luggage: 'มีกระเป๋าเดินทางกี่ใบคะ',
    childSeats: 'ต้องการคาร์ซีทกี่ตัวคะ',
    name: 'ขอทราบชื่อค่ะ',
    email: 'ขออีเมลสำหรับส่งใบยืนยันค่ะ',
    phone: 'ขอเบอร์โทรสำหรับให้คนขับติดต่อค่ะ',
  },
}

const zhHans: ReplyWords = {
  locale: 'zh-CN',
  hello: (name) => (name ? `${name}您好，` : '您好，'),
  thanks: '感谢您的留言。',
  yes: '可以的！',
  carries: (vehicle, guests) => `${vehicle}，${guests}位`,
  vehicles: { car: '轿车', suv: 'SUV', van: '商务面包车', any: '一辆车' },
  whole: (price) => `整车${price}`,
  later: '价格稍后发给您',
  deposit: (deposit, rest) => `线上支付定金${deposit}，余款${rest}之后支付，或现金付给司机。`,
  full: (day) => `${day}已经没有适合您这组客人的车了。`,
  free: (days) => `${days}有空车，其中哪天方便？`,
  otherDay: '其他日期方便吗？',
  several: '您的人数需要一辆以上的车，我会给您发报价。',
  questions: {
    tourId: '请问您想去哪个行程？',
    date: '请问您哪天方便？',
    time: '请问几点接您？',
    pickup: '请问在哪里接您？',
    dropoff: '请问您要去哪里？',
    returnDate: '请问哪天返回？',
    returnTime: '请问返程几点接您？',
    flight: '请问您的航班号是多少？',
    adults: '请问一共几位？',
    children: '请问有几位儿童？',
    luggage: '请问有几件行李箱？',
    childSeats: '请问需要几个儿童座椅？',
    name: '请问您怎么称呼？',
    email: '请告诉我您的电子邮箱，以便发送确认函。',
    phone: '请告诉我您的电话，方便司机联系您。',
  },
}

const zhHant: ReplyWords = {
  locale: 'zh-TW',
  hello: (name) => (name ? `${name}您好，` : '您好，'),
  thanks: '感謝您的留言。',
  yes: '可以的！',
  carries: (vehicle, guests) => `${vehicle}，${guests}位`,
  vehicles: { car: '轎車', suv: 'SUV', van: '九人座廂型車', any: '一輛車' },
  whole: (price) => `整車${price}`,
  later: '價格稍後傳給您',
  deposit: (deposit, rest) => `線上支付訂金${deposit}，餘款${rest}之後支付，或以現金付給司機。`,
  full: (day) => `${day}已經沒有適合您這組客人的車了。`,
  free: (days) => `${days}有空車，其中哪天方便？`,
  otherDay: '其他日期方便嗎？',
  several: '您的人數需要一輛以上的車，我會傳報價給您。',
  questions: {
    tourId: '請問您想去哪個行程？',
    date: '請問您哪天方便？',
    time: '請問幾點接您？',
    pickup: '請問在哪裡接您？',
    dropoff: '請問您要去哪裡？',
    returnDate: '請問哪天返回？',
    returnTime: '請問回程幾點接您？',
    flight: '請問您的航班號碼是多少？',
    adults: '請問一共幾位？',
    children: '請問有幾位兒童？',
    luggage: '請問有幾件行李箱？',
    childSeats: '請問需要幾個兒童座椅？',
    name: '請問您怎麼稱呼？',
    email: '請告訴我您的電子郵件，以便寄送確認信。',
    phone: '請告訴我您的電話，方便司機聯絡您。',
  },
}

const ja: ReplyWords = {
  locale: 'ja-JP',
  hello: (name) => (name ? `${name}様、こんにちは。` : 'こんにちは。'),
  thanks: 'メッセージをありがとうございます。',
  yes: 'はい、承れます。',
  carries: (vehicle, guests) => `${vehicle}（${guests}名様）`,
  vehicles: { car: 'セダン', suv: 'SUV', van: 'バン', any: '車1台' },
  whole: (price) => `車1台${price}`,
  later: '料金は追ってご連絡いたします',
  deposit: (deposit, rest) =>
    `デポジット${deposit}をオンラインで、残りの${rest}は後日、または運転手に現金でお支払いください。`,
  full: (day) => `${day}は、ご人数に合う車の空きがございません。`,
  free: (days) => `空いているのは${days}です。ご都合のよい日はございますか。`,
  otherDay: '別の日はいかがでしょうか。',
  several: 'ご人数には車が2台以上必要です。お見積もりをお送りいたします。',
  questions: {
    tourId: 'どのツアーをご希望ですか。',
    date: 'ご希望の日はいつですか。',
    time: 'お迎えは何時がよろしいですか。',
    pickup: 'お迎えの場所はどちらですか。',
    dropoff: '行き先はどちらですか。',
    returnDate: 'お帰りはいつですか。',
    returnTime: 'お帰りのお迎えは何時がよろしいですか。',
    flight: 'フライト番号を教えていただけますか。',
    adults: '何名様でご利用ですか。',
    children: 'お子様は何名様ですか。',
    luggage: 'スーツケースはいくつお持ちですか。',
    childSeats: 'チャイルドシートはいくつ必要ですか。',
    name: 'お名前を教えていただけますか。',
    email: '確認書をお送りするメールアドレスを教えていただけますか。',
    phone: '運転手がご連絡できる電話番号を教えていただけますか。',
  },
}

const ko: ReplyWords = {
  locale: 'ko-KR',
  hello: (name) => (name ? `${name}님 안녕하세요.` : '안녕하세요.'),
  thanks: '메시지 감사합니다.',
  yes: '네, 가능합니다!',
  carries: (vehicle, guests) => `${vehicle} ${guests}명`,
  vehicles: { car: '승용차', suv: 'SUV', van: '밴', any: '차량 1대' },
  whole: (price) => `차량 전체 ${price}`,
  later: '요금은 따로 알려 드리겠습니다',
  deposit: (deposit, rest) =>
    `예약금 ${deposit}은 온라인으로, 나머지 ${rest}은 나중에 또는 기사에게 현금으로 내시면 됩니다.`,
  full: (day) => `${day}에는 인원에 맞는 차량이 없습니다.`,
  free: (days) => `${days}에 가능합니다. 이 중 괜찮은 날이 있으신가요?`,
  otherDay: '다른 날은 어떠신가요?',
  several: '인원이 많아 차량이 두 대 이상 필요합니다. 견적을 보내 드리겠습니다.',
  questions: {
    tourId: '어느 투어를 원하시나요?',
    date: '어느 날이 좋으신가요?',
    time: '몇 시에 모시러 갈까요?',
    pickup: '어디로 모시러 갈까요?',
    dropoff: '어디로 가시나요?',
    returnDate: '돌아오시는 날은 언제인가요?',
    returnTime: '돌아오실 때 몇 시에 모시러 갈까요?',
    flight: '항공편 번호가 어떻게 되나요?',
    adults: '모두 몇 분이신가요?',
    children: '어린이는 몇 명인가요?',
    luggage: '여행 가방은 몇 개인가요?',
    childSeats: '카시트는 몇 개 필요하신가요?',
    name: '성함을 알려 주시겠어요?',
    email: '확인서를 받으실 이메일 주소를 알려 주시겠어요?',
    phone: '기사가 연락드릴 전화번호를 알려 주시겠어요?',
  },
}

/** The languages of {@link GuestLanguage}: each can be answered in. */
export const REPLY_WORDS: Record<GuestLanguage, ReplyWords> = {
  ...{ en, th, 'zh-hans': zhHans, 'zh-hant': zhHant },
  ...{ ja, ko, ru, de, fr },
}
