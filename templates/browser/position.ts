import type { FoundPosition } from '../domain/sessions/location.ts'

/** Asks the browser for the position of the visitor, whom it asks for permission. */
export function findPosition(getNavigator: () => Navigator = () => navigator): Promise<FoundPosition> {
  const target = getNavigator()
  if (!('geolocation' in target)) return Promise.resolve({ ok: false, reason: 'unsupported' })
  return new Promise((resolve) => {
    target.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ ok: true, coordinates: { lat: coords.latitude, lng: coords.longitude } }),
      (error) => {
        console.warn(`Geolocation: ${error.message}`)
        resolve({ ok: false, reason: error.code === error.PERMISSION_DENIED ? 'denied' : 'unavailable' })
      },
      { timeout: 15_000, maximumAge: 300_000 }
    )
  })
}
