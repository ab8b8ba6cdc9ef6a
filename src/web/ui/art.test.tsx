import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Art } from './art.tsx'

const drawing = { src: '/art/raintree.svg', alt: 'A rain tree', focus: { x: 40 } }
const photo = {
  src: '/photos/my-place-960.webp',
  alt: 'My place',
  srcSets: { avif: '/photos/my-place-480.avif 480w', webp: '/photos/my-place-480.webp 480w' },
}

test('a drawing is one file in a slot', () => {
  expect(renderToStaticMarkup(<Art picture={drawing} alt="" />)).toBe(
    '<span class="art " style="--focus-x:40%"><img src="/art/raintree.svg" alt="" loading="lazy" decoding="async"/></span>',
  )
  expect(renderToStaticMarkup(<Art picture={drawing} eager />)).toContain(
    '<img src="/art/raintree.svg" alt="A rain tree" fetchPriority="high"/>',
  )
})

test('a lazy photo has the width of its slot, AVIF first, without the grain of a drawing', () => {
  expect(renderToStaticMarkup(<Art picture={photo} className="cell__picture" sizes="20vw" />)).toBe(
    '<span class="art cell__picture art--photo"><picture>' +
      '<source type="image/avif" srcSet="/photos/my-place-480.avif 480w" sizes="auto, 20vw"/>' +
      '<img src="/photos/my-place-960.webp" srcSet="/photos/my-place-480.webp 480w" sizes="auto, 20vw" alt="My place" loading="lazy" decoding="async"/>' +
      '</picture></span>',
  )
})

test('an eager photo is fetched at once, with an explicit width', () => {
  const markup = renderToStaticMarkup(<Art picture={photo} eager />)
  expect(markup).toContain('alt="My place" fetchPriority="high"/>')
  expect(markup).not.toMatch(/lazy|auto|rel="preload"/)
})
