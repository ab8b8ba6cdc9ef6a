/*
 * The photo of a pickup at which no guest came. It is made small on the phone, where a photo has several megabytes and
 * the hills have little signal, and lies beside the kept pages of the link until the site has it.
 */
const MOST_PIXELS = 1280
const JPEG = 'image/jpeg'

/** @returns a smaller copy to send, and to look at; the file itself where the browser cannot read it */
export async function shrink(file) {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, MOST_PIXELS / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d').drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const blob = await new Promise((resolve) => canvas.toBlob(resolve, JPEG, 0.8))
    return blob ? { blob, canvas } : { blob: file }
  } catch {
    return { blob: file }
  }
}

const cacheOf = (token) => caches.open(`driver ${token}`)
const addressOf = (token, pressId) => `/driver/${token}/photo/${pressId}`

export async function keepPhoto(token, pressId, blob) {
  await (await cacheOf(token)).put(addressOf(token, pressId), new Response(blob))
}

export async function findPhoto(token, pressId) {
  const found = await (await cacheOf(token)).match(addressOf(token, pressId))
  return found?.blob()
}

export async function dropPhoto(token, pressId) {
  await (await cacheOf(token)).delete(addressOf(token, pressId))
}
