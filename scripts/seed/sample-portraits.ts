const FACE = 'M168 184q-2-88 74-88t74 88q2 60-22 92-22 30-52 30t-52-30q-24-32-22-92z'
/** The half of the face that the light does not reach, with the edge of the nose. */
const SHADE =
  'M168 184q-2-88 74-88-10 40-6 84l-14 46q6 8 18 8l-2 14q-4 10 2 22-2 18 2 36-30 0-52-30-24-32-22-92z'

/**
 * The drawn portraits of the four invented drivers, as SVG of 480 by 480. They stand in for photographs in the season
 * of `npm run seed`, where pages call them samples. One light from the right, as on the posters.
 */
export const PORTRAITS: Record<string, string> = {
  Anan: portrait({
    sky: ['#f3b98a', '#fff0c9'],
    land: ['#c98f7f', '#4f8a7b', '#164a4c'],
    skin: ['#efc196', '#d59d6f', '#a3714f'],
    shirt: ['#fff6e6', '#d9d6e6', '#a9a6c2'],
    back: '',
    hair: ['#2a2024', '#4b3a3c'],
    top: 'M160 196q-14-118 84-122 92 0 82 122l-16-6q-2-40-20-58-44 16-96 0-18 20-20 56z',
    shine: 'M262 82q56 8 56 84l-10 6q-4-60-46-90z',
    extras: '',
  }),
  Malee: portrait({
    sky: ['#8ec9c6', '#fdf1d0'],
    land: ['#86b9b4', '#3e938a', '#155a5c'],
    skin: ['#f3cda6', '#e0ad82', '#b17f5c'],
    shirt: ['#d9583a', '#b8402f', '#7f2a2c'],
    back: 'M150 190q-6-122 92-122 96 0 92 122 2 80 34 168-58 34-124 34t-128-34q34-92 34-168z',
    hair: ['#33222b', '#5a3d45'],
    top: 'M156 214q-16-138 86-140 100 2 86 140l-12-24q-4-34-28-54-40 34-104 40-14 14-16 38z',
    shine: 'M262 78q60 6 62 90l-6 16q-4-66-56-106z',
    extras:
      '<circle cx="166" cy="236" r="6" fill="#f6c65a"/><circle cx="317" cy="236" r="6" fill="#ffe39a"/>',
  }),
  Prasit: portrait({
    sky: ['#d9eeb0', '#fdf3cf'],
    land: ['#6fbb8b', '#2a8265', '#0f4a43'],
    skin: ['#e2ac80', '#c48a5f', '#925f43'],
    shirt: ['#3f6f94', '#2b4a6b', '#1c3350'],
    back: '',
    hair: ['#6d6c72', '#b9b6b4'],
    top: 'M160 200q-14-116 82-118 92 0 84 118l-16-4q-2-46-26-66-42 12-82 0-24 22-26 66z',
    shine: 'M262 88q54 8 58 84l-10 10q-4-62-48-94z',
    extras:
      '<g fill="#fff" fill-opacity=".22" stroke="#241d24" stroke-width="5"><path d="M188 192h42v22q0 14-21 14t-21-14zM254 192h42v22q0 14-21 14t-21-14z"/><path fill="none" d="M230 198q12-7 24 0M188 198l-20-4M296 198l20-4"/></g>',
  }),
  Somchai: portrait({
    sky: ['#2b5f6c', '#f9c079'],
    land: ['#a07f78', '#24545c', '#0d2e3a'],
    skin: ['#e8b68a', '#cb9366', '#98684a'],
    shirt: ['#2f7c70', '#1a5f58', '#0f4440'],
    back: '',
    hair: ['#241d24', '#443639'],
    top: 'M164 216q-10-30-6-62h168q4 32-6 62l-10-10q0-24-10-36H184q-10 12-10 36z',
    shine: '',
    extras:
      '<path fill="#c9842a" d="M154 166q-4-98 88-100 90 2 88 100-88-24-176 0z"/><path fill="#f5b53d" d="M250 66q82 4 80 100-40-11-80-14z"/><path fill="#8a5a1e" d="M154 166q88-30 176 0 40 8 44 30-70-26-132-22-62 0-92 12z"/><path fill="#ffd681" d="M330 166q40 8 44 30-30-12-60-17z"/>',
  }),
}

type Drawn = {
  /** Top and horizon. */
  sky: [string, string]
  /** Far ridge, near ridge, foreground. */
  land: [string, string, string]
  /** Lit, local and shade, as for the shirt. */
  skin: [string, string, string]
  shirt: [string, string, string]
  /** Long hair behind the neck. */
  back: string
  /** Its colour, and that where the light falls on it. */
  hair: [string, string]
  top: string
  shine: string
  extras: string
}

function portrait({ sky, land, skin, shirt, back, hair, top, shine, extras }: Drawn): string {
  const [lit, local, shade] = skin
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480" width="480" height="480">
<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset=".8" stop-color="${sky[1]}"/></linearGradient></defs>
<path fill="url(#s)" d="M0 0h480v480H0z"/>
<circle cx="404" cy="118" r="46" fill="#fffbe0" fill-opacity=".9"/><circle cx="404" cy="118" r="74" fill="#fffbe0" fill-opacity=".25"/>
<path fill="${land[0]}" d="M0 262l46-34 40 18 58-62 40 46 66-30 72 56 56-40 50 30 52-20v254H0z"/>
<path fill="${land[1]}" d="M0 322q60-34 120-14t120-10 130 6 110-10v186H0z"/>
<path fill="${land[2]}" d="M0 404q70-26 150-12t170-6 160 4v90H0z"/>
${back && `<path fill="${hair[0]}" d="${back}"/>`}
<path fill="${shirt[1]}" d="M34 480q8-104 92-124l74-22q42 34 84 0l74 22q84 20 92 124z"/>
<path fill="${shirt[2]}" d="M34 480q8-104 92-124l74-22q8 8 18 12l-20 60 24 74z"/>
<path fill="${shirt[0]}" d="M330 342l28 14q84 20 92 124h-30q-10-100-90-138z"/>
<path fill="${local}" d="M200 282h84v60q-6 40-42 46-36-6-42-46z"/>
<path fill="${shade}" d="M200 282h84v14q-24 30-50 34-10 30-6 54-22-10-28-42z"/>
<path fill="${shirt[0]}" d="M284 330l26 14-40 74-28-30q38-12 42-58z"/>
<path fill="${shirt[1]}" d="M200 330l-26 14 38 74 30-30q-38-12-42-58z"/>
<path fill="${shade}" d="M168 190q-18-6-18 16 2 28 24 32z"/><path fill="${local}" d="M316 190q18-6 18 16-2 28-24 32z"/>
<path fill="${local}" d="${FACE}"/>
<path fill="${shade}" fill-opacity=".62" d="${SHADE}"/>
<path fill="${lit}" d="M300 150q18 14 16 44 0 52-22 82-14 18-32 26 24-34 30-78 4-40 8-74z"/>
<path fill="none" stroke="#2a2024" stroke-width="6" stroke-linecap="round" d="M190 186q18-12 36-3M258 183q18-9 36 3"/>
<path fill="#241a1e" d="M194 208q15-15 30 0-15 8-30 0zM260 208q15-15 30 0-15 8-30 0z"/>
<path fill="${shade}" d="M222 226q18 16 38 2-4 14-20 14-14-2-18-16z"/>
<path fill="#7f2f2c" d="M206 258q36 12 72 0-10 28-36 28t-36-28z"/><path fill="#fff4e4" d="M212 260q30 9 60 0-6 9-30 9t-30-9z"/>
<path fill="${hair[0]}" d="${top}"/>${shine && `<path fill="${hair[1]}" d="${shine}"/>`}
${extras}
</svg>`
}
