import { PHONE_WORDS } from '#drives/driver.words.ts'
import { whenTaken } from './in-words.ts'
import { keep, kept } from './phone-store.ts'
import { keepPhoto, shrink } from './photo-store.ts'
import { withPhoto } from './press-queue.ts'
import { saidNodes } from './said-nodes.ts'

type Chosen = Awaited<ReturnType<typeof shrink>> & { takenAt: string }

/** The photo that was chosen last, when it is small enough to send. */
let chosen: Promise<Chosen> | undefined

/** Shows each photo that is chosen. */
export function watchPhotos(): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'photo') return
    const file = target.files?.[0]
    chosen = file && smallerOf(file)
    void showChosen(target, chosen)
  })
}

async function smallerOf(file: File): Promise<Chosen> {
  return { ...(await shrink(file)), takenAt: new Date(file.lastModified).toISOString() }
}

/** Shows the photo above its button, with the time at which it was taken. */
async function showChosen(input: HTMLInputElement, photo: typeof chosen): Promise<void> {
  const label = input.closest('label')
  const { canvas, takenAt } = (await photo) ?? {}
  if (photo !== chosen || !label) return
  if (label.previousElementSibling?.className === 'shot') label.previousElementSibling.remove()
  if (!takenAt) return
  const shot = document.createElement('figure')
  const caption = document.createElement('figcaption')
  shot.className = 'shot'
  caption.append(...saidNodes(PHONE_WORDS.photoTaken(whenTaken(Date.parse(takenAt), Date.now()))))
  if (canvas) shot.append(canvas)
  shot.append(caption)
  label.before(shot)
}

/** Keeps the chosen photo, to be sent after its report. The report is kept already, and goes without it if this fails. */
export async function addChosenPhoto(path: string, photoOf: string): Promise<void> {
  const photo = await chosen
  if (!photo) return
  try {
    await keepPhoto(photoOf, photo.blob)
    const { takenAt } = photo
    keep(withPhoto(kept(), { path, fields: { photoOf, takenAt }, pressedAt: Date.now() }))
  } catch {
    // No room on this phone.
  }
}
