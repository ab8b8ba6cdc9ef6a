import { keep, kept, recall, remember } from './phone-store.ts'
import { type Press, withFields } from './press-queue.ts'

/** A phone that does not know where it is after this time sends the press without a place. */
const PLACE_MS = 5000
const PLACE_KEY = 'driver place'

/** Where a job was seen is nobody's concern: that may be at home. */
export async function addPlace({ step, pressId }: Press['fields']): Promise<void> {
  if (step === 'seen' || !recall('localStorage', PLACE_KEY)) return
  const place = await findPlace().catch(() => undefined)
  if (place) keep(withFields(kept(), pressId, place))
}

function findPlace(): Promise<{ latitude: string; longitude: string }> {
  return new Promise((resolve, reject) => {
    const found: PositionCallback = ({ coords: { latitude, longitude } }) =>
      resolve({ latitude: latitude.toFixed(4), longitude: longitude.toFixed(4) })
    const settings = { enableHighAccuracy: true, timeout: PLACE_MS, maximumAge: 60_000 }
    navigator.geolocation.getCurrentPosition(found, reject, settings)
    // The time in which the browser asks the driver has no end of its own.
    setTimeout(reject, PLACE_MS + 500)
  })
}

/** The browser asks the driver when this is switched on, and it goes off again when the answer is no. */
export function offerPlace(): void {
  const button = document.getElementById('place')
  if (!button || !('geolocation' in navigator)) return
  const set = (isOn: boolean) => {
    remember('localStorage', PLACE_KEY, isOn || undefined)
    button.setAttribute('aria-checked', String(isOn))
  }
  button.setAttribute('aria-checked', String(Boolean(recall('localStorage', PLACE_KEY))))
  button.hidden = false
  button.addEventListener('click', () => {
    const isOn = button.getAttribute('aria-checked') !== 'true'
    set(isOn)
    if (!isOn) return
    navigator.geolocation.getCurrentPosition(
      () => {},
      ({ code, PERMISSION_DENIED }) => code === PERMISSION_DENIED && set(false),
    )
  })
}
