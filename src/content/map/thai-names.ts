/** Thai names of places as guests choose them on the site: a driver or a hotel reads them on a Thai card. */
export const thaiNames: Readonly<Record<string, string>> = {
  Bangkok: 'กรุงเทพฯ',
  Kanchanaburi: 'กาญจนบุรี',
  'Suvarnabhumi Airport (BKK)': 'สนามบินสุวรรณภูมิ',
  'Don Mueang Airport (DMK)': 'สนามบินดอนเมือง',
  'Hua Hin': 'หัวหิน',
  Ayutthaya: 'อยุธยา',
}
