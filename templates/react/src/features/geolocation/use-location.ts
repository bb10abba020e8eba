import { useReducer } from 'react'
import { locationReducer, type PickedLocation } from '../../domain/geolocation.ts'
import { geolocationMessages } from '../../domain/messages/geolocation.ts'

/** The visitor's place. The browser is asked on a click only. */
export function useLocation() {
  const [picked, dispatch] = useReducer(locationReducer, { kind: 'idle' } satisfies PickedLocation)

  function locate() {
    dispatch({ type: 'locate' })
    if (!('geolocation' in navigator)) {
      dispatch({ type: 'fail', failure: geolocationMessages.unsupported })
      return
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        dispatch({ type: 'found', coordinates: { lat: coords.latitude, lng: coords.longitude } }),
      (error) => {
        console.warn(`Geolocation: ${error.message}`)
        const denied = error.code === error.PERMISSION_DENIED
        dispatch({
          type: 'fail',
          failure: denied ? geolocationMessages.denied : geolocationMessages.unavailable
        })
      },
      { timeout: 15_000, maximumAge: 300_000 }
    )
  }

  return {
    picked,
    locate,
    enter: (address: string) => dispatch({ type: 'enter', address }),
    clear: () => dispatch({ type: 'clear' })
  }
}
