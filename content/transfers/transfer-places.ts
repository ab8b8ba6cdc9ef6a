import type { PlaceKind, TransferPlace } from '#catalogue/transfers/transfer-place.rules.ts'

/** The places that the form suggests and finds, in the order shown. Another operator changes these and `roads.ts`. */
export const transferPlaces: readonly TransferPlace[] = [
  ...inZone('kanchanaburi', [
    [
      'kanchanaburi-hotel',
      'Hotel in Kanchanaburi',
      'โรงแรมในกาญจนบุรี',
      'hotel',
      'Kanchanaburi hotel; my hotel in Kanchanaburi',
    ],
    [
      'kanchanaburi',
      'Kanchanaburi',
      'กาญจนบุรี',
      'town',
      'Kanchanaburi town; Kanchanaburi city; Kanchana Buri; Kanchanabury; Kanchaburi; Karnchanaburi; เมืองกาญจน์',
    ],
    [
      'kanchanaburi-station',
      'Kanchanaburi station',
      'สถานีรถไฟกาญจนบุรี',
      'station',
      'Kanchanaburi railway station; Kanchanaburi train station',
    ],
    [
      'kanchanaburi-buses',
      'Kanchanaburi bus terminal',
      'สถานีขนส่งกาญจนบุรี',
      'station',
      'Kanchanaburi bus station; บขส กาญจนบุรี',
    ],
    [
      'bridge',
      'Bridge over the River Kwai',
      'สะพานข้ามแม่น้ำแคว',
      'sight',
      'River Kwai bridge; River Kwai; Kwai bridge; Death Railway bridge',
    ],
    [
      'felix',
      'Felix River Kwai Resort, Kanchanaburi',
      'เฟลิกซ์ ริเวอร์แคว รีสอร์ท',
      'hotel',
      'Felix River Kwai Resort; Felix River Kwai; Felix Resort Kanchanaburi',
    ],
    ['u-inchantree', 'U Inchantree Kanchanaburi', 'ยู อินจันทรี กาญจนบุรี', 'hotel', 'U Inchantree; Inchantree'],
    [
      'dheva-mantra',
      'Dheva Mantra Resort, Kanchanaburi',
      'เทวมันตร์ทรา รีสอร์ท กาญจนบุรี',
      'hotel',
      'Dheva Mantra Resort; Dheva Mantra; Deva Mantra',
    ],
  ]),
  ...inZone('bangkok', [
    ['bangkok-hotel', 'Hotel in Bangkok', 'โรงแรมในกรุงเทพฯ', 'hotel', 'Bangkok hotel; my hotel in Bangkok'],
    [
      'bangkok',
      'Bangkok',
      'กรุงเทพฯ',
      'town',
      'Bangkok city; Bangkok centre; Bangkok center; Bankok; Bangkock; Krung Thep; กรุงเทพ; กรุงเทพมหานคร',
    ],
    [
      'sukhumvit',
      'Sukhumvit, Bangkok',
      'สุขุมวิท กรุงเทพฯ',
      'town',
      'Sukhumvit; Sukumvit; Sukhumvit Road; สุขุมวิท',
    ],
    [
      'silom',
      'Silom and Sathorn, Bangkok',
      'สีลม สาทร กรุงเทพฯ',
      'town',
      'Silom; Sathorn; Silom, Bangkok; Sathorn, Bangkok; Sathon; สีลม; สาทร',
    ],
    [
      'siam',
      'Siam and Pratunam, Bangkok',
      'สยาม ประตูน้ำ กรุงเทพฯ',
      'town',
      'Siam; Pratunam; Siam Square; Siam, Bangkok; Pratunam, Bangkok; สยาม; ประตูน้ำ',
    ],
    [
      'khao-san',
      'Khao San Road, Bangkok',
      'ถนนข้าวสาร กรุงเทพฯ',
      'town',
      'Khao San Road; Khao San; Khaosan; Kao San Road; ข้าวสาร',
    ],
    [
      'chinatown',
      'Chinatown, Bangkok',
      'เยาวราช กรุงเทพฯ',
      'town',
      'Chinatown; Yaowarat; China Town Bangkok; เยาวราช',
    ],
    [
      'riverside',
      'Riverside, Bangkok',
      'ริมแม่น้ำเจ้าพระยา กรุงเทพฯ',
      'town',
      'Bangkok Riverside; Riverside Bangkok',
    ],
    [
      'krung-thep-aphiwat',
      'Krung Thep Aphiwat station, Bangkok',
      'สถานีกลางกรุงเทพอภิวัฒน์',
      'station',
      'Krung Thep Aphiwat; Bang Sue Grand Station; Bang Sue; บางซื่อ',
    ],
    [
      'thon-buri',
      'Thon Buri station, Bangkok',
      'สถานีรถไฟธนบุรี',
      'station',
      'Thon Buri station; Thonburi station; Thonburi railway station',
    ],
    [
      'southern-buses',
      'Southern Bus Terminal, Bangkok',
      'สถานีขนส่งสายใต้',
      'station',
      'Southern Bus Terminal; Sai Tai Mai; Sai Tai; สายใต้ใหม่',
    ],
    [
      'sathorn-pier',
      'Sathorn Pier, Bangkok',
      'ท่าเรือสาทร',
      'pier',
      'Sathorn Pier; Sathon Pier; Central Pier, Bangkok; Taksin Pier',
    ],
    [
      'mandarin-oriental',
      'Mandarin Oriental, Bangkok',
      'แมนดาริน โอเรียนเต็ล กรุงเทพฯ',
      'hotel',
      'Mandarin Oriental; The Oriental Bangkok',
    ],
    [
      'peninsula',
      'The Peninsula, Bangkok',
      'เดอะ เพนนินซูลา กรุงเทพฯ',
      'hotel',
      'Peninsula Bangkok; The Peninsula',
    ],
    [
      'shangri-la',
      'Shangri-La, Bangkok',
      'แชงกรี-ลา กรุงเทพฯ',
      'hotel',
      'Shangri-La; Shangri-La Hotel Bangkok',
    ],
    [
      'baiyoke-sky',
      'Baiyoke Sky Hotel, Bangkok',
      'โรงแรมใบหยกสกาย',
      'hotel',
      'Baiyoke Sky; Baiyoke Sky Hotel; Bayoke Sky Hotel; ใบหยก',
    ],
  ]),
  ...inZone('suvarnabhumi', [
    [
      'suvarnabhumi',
      'Suvarnabhumi Airport (BKK)',
      'สนามบินสุวรรณภูมิ',
      'airport',
      'Suvarnabhumi Airport; Suvarnabhumi; BKK Airport; BKK; Bangkok Airport (BKK); Suvarnabumi; Suvannabhumi; Swarnabhumi; Suwannaphum Airport; สุวรรณภูมิ',
    ],
  ]),
  ...inZone('don-mueang', [
    [
      'don-mueang',
      'Don Mueang Airport (DMK)',
      'สนามบินดอนเมือง',
      'airport',
      'Don Mueang Airport; Don Muang Airport; Don Mueang; Don Muang; Donmueang; DMK Airport; DMK; Don Meuang; ดอนเมือง',
    ],
  ]),
  ...inZone('hua-hin', [
    ['hua-hin', 'Hua Hin', 'หัวหิน', 'town', 'Hotel in Hua Hin; Huahin; Hua Hin town; Huahin hotel'],
    [
      'hua-hin-airport',
      'Hua Hin Airport (HHQ)',
      'สนามบินหัวหิน',
      'airport',
      'Hua Hin Airport; HHQ; HHQ Airport; ท่าอากาศยานหัวหิน',
    ],
    [
      'hua-hin-station',
      'Hua Hin station',
      'สถานีรถไฟหัวหิน',
      'station',
      'Hua Hin railway station; Hua Hin train station',
    ],
  ]),
  ...inZone('ayutthaya', [
    [
      'ayutthaya',
      'Ayutthaya',
      'อยุธยา',
      'town',
      'Hotel in Ayutthaya; Ayuthaya; Ayutaya; Ayutthaya old town; พระนครศรีอยุธยา',
    ],
    [
      'ayutthaya-station',
      'Ayutthaya station',
      'สถานีรถไฟอยุธยา',
      'station',
      'Ayutthaya railway station; Ayutthaya train station',
    ],
  ]),
  ...inZone('pattaya', [
    ['pattaya', 'Pattaya', 'พัทยา', 'town', 'Hotel in Pattaya; Pataya; Jomtien; จอมเทียน'],
  ]),
  ...inZone('nakhon-pathom', [
    [
      'nakhon-pathom',
      'Nakhon Pathom',
      'นครปฐม',
      'town',
      'Nakorn Pathom; Nakhon Pathom town; Phra Pathom Chedi',
    ],
  ]),
  ...inZone('ratchaburi', [
    ['ratchaburi', 'Ratchaburi', 'ราชบุรี', 'town', 'Ratchaburi town; Rajburi; Rachaburi'],
  ]),
  ...inZone('damnoen-saduak', [
    [
      'damnoen-saduak',
      'Damnoen Saduak floating market',
      'ตลาดน้ำดำเนินสะดวก',
      'sight',
      'Damnoen Saduak; Damnern Saduak; Dumnoen Saduak; Damnoen Saduak market; ดำเนินสะดวก',
    ],
  ]),
  ...inZone('amphawa', [
    [
      'amphawa',
      'Amphawa',
      'อัมพวา',
      'town',
      'Ampawa; Amphawa floating market; Samut Songkhram; Maeklong railway market',
    ],
  ]),
  ...inZone('tha-muang', [
    ['tha-muang', 'Tha Muang', 'ท่าม่วง', 'town', 'Thamuang; Tha Muang town; Wat Tham Suea'],
  ]),
  ...inZone('sai-yok', [
    ['sai-yok', 'Sai Yok', 'ไทรโยค', 'town', 'Saiyok; Hotel in Sai Yok'],
    [
      'nam-tok-station',
      'Nam Tok station',
      'สถานีรถไฟน้ำตก',
      'station',
      'Nam Tok; Namtok station; Nam Tok railway station',
    ],
    ['sai-yok-noi', 'Sai Yok Noi waterfall', 'น้ำตกไทรโยคน้อย', 'sight', 'Sai Yok Noi'],
    [
      'phutakien-pier',
      'Phutakien Pier, Sai Yok',
      'ท่าเรือพุตะเคียน',
      'pier',
      'Phutakien Pier; Phu Takien Pier; Phutakhian Pier; Putakien Pier',
    ],
    ['resotel', 'River Kwai Resotel, Sai Yok', 'ริเวอร์แคว รีโซเทล', 'hotel', 'River Kwai Resotel; Resotel'],
    [
      'jungle-rafts',
      'River Kwai Jungle Rafts, Sai Yok',
      'ริเวอร์แคว จังเกิ้ลราฟท์',
      'hotel',
      'River Kwai Jungle Rafts; Jungle Rafts; River Kwai Jungle Raft',
    ],
    [
      'float-house',
      'The FloatHouse River Kwai, Sai Yok',
      'เดอะ โฟลทเฮ้าส์ ริเวอร์แคว',
      'hotel',
      'The FloatHouse River Kwai; FloatHouse River Kwai; Float House River Kwai; FloatHouse',
    ],
  ]),
  ...inZone('hellfire-pass', [
    [
      'hellfire-pass',
      'Hellfire Pass',
      'ช่องเขาขาด',
      'sight',
      'Hell Fire Pass; Konyu Cutting; Hellfire Pass museum',
    ],
  ]),
  ...inZone('erawan', [
    [
      'erawan',
      'Erawan National Park',
      'อุทยานแห่งชาติเอราวัณ',
      'sight',
      'Erawan; Erawan waterfall; Erawan falls; Erawan waterfalls; น้ำตกเอราวัณ',
    ],
  ]),
  ...inZone('thong-pha-phum', [
    ['thong-pha-phum', 'Thong Pha Phum', 'ทองผาภูมิ', 'town', 'Thongphaphum; Thong Pha Phoom; Thong Phaphum'],
  ]),
  ...inZone('sangkhlaburi', [
    [
      'sangkhlaburi',
      'Sangkhlaburi',
      'สังขละบุรี',
      'town',
      'Sangkhla Buri; Sangklaburi; Sangkla Buri; Mon Bridge, Sangkhlaburi',
    ],
  ]),
]

type Row = [id: string, name: string, thai: string, kind: PlaceKind, aliases: string]

function inZone(zone: string, rows: Row[]): TransferPlace[] {
  return rows.map(([id, name, thai, kind, aliases]) => ({
    id,
    name,
    thai,
    zone,
    kind,
    aliases: aliases.split('; '),
  }))
}

/** The Thai name of a place by its name on the form, for a driver or a hotel; `undefined` for any other text. */
export function thaiNameOf(name: string): string | undefined {
  return transferPlaces.find((place) => place.name === name)?.thai
}
