/** The file as a `data:` URL, which the content security policy allows in images. Rejects a file that the browser cannot decode. */
export async function readPicture(file: File): Promise<string> {
  const src = await readDataUrl(file)
  const picture = new Image()
  picture.src = src
  await picture.decode()
  return src
}

function readDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
