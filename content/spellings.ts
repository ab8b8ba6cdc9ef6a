/**
 * Other spellings, other languages and Thai names, by the word for which each of them stands. A misspelled word is taken for
 * the nearest one of this list. Capitals and accents do not matter.
 */
export const spellings = {
  // The towns. Every trip goes to Kanchanaburi, so only "from Kanchanaburi" says where it starts.
  bangkok: 'from bangkok; bkk; bangkock; krungthep; krung thep; กรุงเทพ; 曼谷; бангкок',
  fromkanchanaburi:
    'from kanchanaburi; ab kanchanaburi; von kanchanaburi; depuis kanchanaburi; desde kanchanaburi; da kanchanaburi; vanuit kanchanaburi; จากกาญจนบุรี',
  kanchanaburi:
    'kanchana buri; karnchanaburi; kanjanaburi; กาญจนบุรี; เมืองกาญจน์; 北碧; 칸차나부리; канчанабури',

  // Places.
  erawan: 'arawan; เอราวัณ; эраван',
  kwai: 'khwae; kwae; kway; quai; แคว; 桂河; квай',
  'hellfire pass': 'hell fire pass; ช่องเขาขาด',
  krasae: 'kra sae; กระแซ',
  'sai yok': 'saiyok; ไทรโยค',
  'muang sing': 'mueang sing; muangsing; เมืองสิงห์',
  huay: 'huai',
  khamin: 'kamin; ห้วยแม่ขมิ้น',
  'tham suea': 'tham sua; tham sue; ถ้ำเสือ; tiger cave temple',
  'hin dat': 'hindad; hin dad; hindat; หินดาด',
  'damnoen saduak': 'damnern saduak; dumnoen saduak; ดำเนินสะดวก',
  maeklong: 'mae klong; แม่กลอง',
  mallika: 'มัลลิกา',
  ayutthaya: 'ayuthaya; อยุธยา; 大城',
  srinakarin: 'srinagarind; sri nakarin; ศรีนครินทร์',
  skywalk: 'sky walk; สกายวอล์ค',
  raintree: 'rain tree; จามจุรี',
  'three pagodas': 'เจดีย์สามองค์',

  // Kinds of day.
  halfday:
    'half day; half a day; halber tag; halbtags; halbtagesausflug; demi journée; medio día; media jornada; mezza giornata; meio dia; halve dag; halvdag; ครึ่งวัน; 半天; short day; short trip',
  family:
    'families; kid; kids; child; children; kinder; familie; famille; enfants; familia; niños; famiglia; bambini; gezin; kinderen; barn; ครอบครัว; เด็ก; 家庭; семья; дети',
  elephant:
    'elephants; elefant; elefanten; éléphant; éléphants; elefante; elefantes; elefanti; olifant; olifanten; ช้าง; 大象; ゾウ; 코끼리; слон; слоны',
  waterfall:
    'waterfalls; wasserfall; wasserfälle; cascade; cascades; chutes d eau; cascada; cascadas; cascata; cascate; cachoeira; waterval; watervallen; vattenfall; wodospad; น้ำตก; 瀑布; 滝; 폭포; водопад; водопады',
  train: 'zug; bahn; eisenbahn; tren; treno; trein; tåg; รถไฟ; 火车; 電車; 기차; поезд',
  bridge: 'brücke; pont; puente; ponte; brug; สะพาน; 桥; мост',
  temple: 'tempel; tempio; templi; templo; templos; วัด; 寺庙; 사원; храм',
  market: 'markt; marché; mercado; mercato; ตลาด; 市场; рынок',
  floating: 'schwimmender; schwimmend; flottant; flotante; galleggiante; drijvende; ตลาดน้ำ',
  cave: 'höhle; grotte; grotta; cueva; gruta; ถ้ำ; 洞穴; пещера',
  museum: 'musée; museo; museu; พิพิธภัณฑ์; 博物馆; музей',
  war: 'ww2; wwii; krieg; weltkrieg; guerre; guerra; oorlog; สงคราม; 战争; война',
  'hot springs':
    'thermalquellen; thermalbad; heiße quellen; sources chaudes; aguas termales; terme; onsen; น้ำพุร้อน; 温泉',
  swim: 'swimming; schwimmen; baden; nager; baignade; nadar; nuotare; zwemmen; ว่ายน้ำ',
  boat: 'boot; bateau; barco; barca; เรือ',
} as const satisfies Record<string, string>

export type SpelledWord = keyof typeof spellings

/** Words that say nothing about what is looked for. */
export const emptyWords =
  'a an and at by day days excursion for from in me near of on one or private program programme show taxi the to tour tours trip trips visit with ausflug mit nach und de des du la le les el en et y avec con per para'
