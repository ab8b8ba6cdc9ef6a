/** The file as a data address, which the site's rules allow in an image. Rejects what no browser can draw. */
export async function readPicture(file: File): Promise<string> {
  const src = await dataAddressOf(file)
  const picture = new Image()
  picture.src = src
  await picture.decode()
  return src
}

function dataAddressOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
