import { MAX_LENGTH } from '#guests/contact/contact.rules.ts'
import type { Range } from './seeded-random.ts'

export type Guest = { name: string; email: string; phone: string; country: string }

/** Surnames say "example" in the language of the country, so that the guests are recognised as invented. */
const FAMILIES = `
United Kingdom | Example | Ada, Oliver, Priya, Hamish
Germany | Beispiel | Bruno, Katrin, Jonas, Leyla
United States | Sample | Grace, Marcus, Elena, Tyrone
France | Exemple | Camille, Théo, Inès, Luc
Japan | Mihon | Yuki, Haruto, Sakura, Kenji
Netherlands | Voorbeeld | Sanne, Daan, Femke, Bram
Australia | Placeholder | Shane, Ruby, Cooper, Matilda
Spain | Ejemplo | Lucía, Mateo, Carmen, Iker
Sweden | Exempel | Astrid, Nils, Ebba, Axel
India | Udaharan | Ananya, Rohan, Meera, Kabir
Italy | Esempio | Giulia, Matteo, Chiara, Dario
South Korea | Yesi | Ji-woo, Min-jun, Seo-yeon, Do-yun
Brazil | Amostra | Larissa, Caio, Marina, Davi
Poland | Przykład | Zofia, Jakub, Hanna, Marek
Singapore | Specimen | Hui Min, Arjun, Nadia, Wei Jie
Canada | Fictif | Chloé, Liam, Maya, Noah
Finland | Esimerkki | Aino, Eero, Helmi, Onni
Portugal | Exemplo | Inês, Tiago, Beatriz, Rui
Turkey | Örnek | Elif, Emre, Defne, Kerem
Malaysia | Contoh | Aisyah, Farid, Siti, Danial
Austria | Muster | Resi, Florian, Magdalena, Lukas
Ireland | Sampla | Aoife, Cian, Niamh, Oisín
Czechia | Příklad | Tereza, Ondřej, Klára, Vojta
Mexico | Muestra | Ximena, Emiliano, Renata, Carlos
Denmark | Eksempel | Freja, Emil, Ida, Magnus
China | Lizi | Mei, Wei, Xinyi, Hao
Israel | Dugma | Noa, Eitan, Tamar, Yoav
Hungary | Példa | Réka, Bence, Zsófi, Gergő
Philippines | Halimbawa | Jasmine, Paolo, Maricel, Diego
Norway | Tenkt | Ingrid, Sindre, Solveig, Odd
Greece | Paradeigma | Eleni, Nikos, Daphne, Yannis
New Zealand | Pretend | Aroha, Tane, Hazel, Wiremu
`

/** Ranges that the authorities keep free for stories; a country without one calls from the first two. */
const INVENTED_NUMBERS: Record<string, (n: number) => string> = {
  'United Kingdom': (n) => `+44 7700 900${digits(n, 3)}`,
  'United States': (n) => `+1 202 555 01${digits(n, 2)}`,
  France: (n) => `+33 6 39 98 00 ${digits(n, 2)}`,
  Germany: (n) => `+49 30 23125 ${digits(n, 3)}`,
  Australia: (n) => `+61 2 5550 0${digits(n, 3)}`,
}

const DOMAINS = ['example.com', 'example.org', 'example.net']
const families = FAMILIES.trim()
  .split('\n')
  .map((line) => line.split(' | '))

/** First one of every family, then the next of every family: neighbours come from different countries. */
export const guests: readonly Guest[] = [0, 1, 2, 3].flatMap((turn) =>
  families.map(([country = '', surname = '', firstNames = ''], index) =>
    guestFrom(country, `${firstNames.split(', ')[turn]} ${surname}`, turn * families.length + index),
  ),
)

/** The guests from the first to the last of these places, both included. */
export function guestsOf([first, last]: Range): readonly Guest[] {
  return guests.slice(first, last + 1)
}

function guestFrom(country: string, name: string, index: number): Guest {
  const callsFrom =
    country in INVENTED_NUMBERS ? country : index % 2 === 0 ? 'United Kingdom' : 'United States'
  return {
    name,
    email: `${plainLetters(name)}@${DOMAINS[index % DOMAINS.length]}`.slice(0, MAX_LENGTH.email),
    phone: INVENTED_NUMBERS[callsFrom]?.(index) ?? '',
    country,
  }
}

/** `Zofia Przykład` → `zofia.przyklad` */
function plainLetters(name: string): string {
  return name.toLowerCase().replace('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '').replaceAll(' ', '.')
}

/** The last digits of a number; `digits(7, 3)` is `007`. */
function digits(n: number, count: number): string {
  return String(n % 10 ** count).padStart(count, '0')
}
