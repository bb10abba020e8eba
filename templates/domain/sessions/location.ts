import type { Coordinates, PickedLocation } from '../geolocation.ts'
import { geolocationMessages } from '../features/geolocation.ts'
import { createObservable, type Observable } from './observable.ts'

export type FoundPosition =
  | { ok: true; coordinates: Coordinates }
  | { ok: false; reason: 'unsupported' | 'denied' | 'unavailable' }

interface LocationOptions {
  /** Asks the browser for the position of the visitor. */
  findPosition: () => Promise<FoundPosition>
}

/** The location of the visitor, who is asked on a click only. */
export interface LocationSession extends Observable<PickedLocation> {
  /** Picks the position of the visitor, unless another location is picked meanwhile. */
  locate: () => Promise<void>
  /** Picks an address as it was typed. A blank one changes nothing. */
  enter: (address: string) => void
  clear: () => void
}

export function createLocation({ findPosition }: LocationOptions): LocationSession {
  const state = createObservable<PickedLocation>({ kind: 'idle' })
  /** Rises with each choice, so that the answer to an earlier one is ignored. */
  let choice = 0

  function pick(location: PickedLocation): void {
    choice += 1
    state.set(location)
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    async locate() {
      pick({ kind: 'locating' })
      const own = choice
      const found = await findPosition()
      if (own !== choice) return
      state.set(
        found.ok
          ? { kind: 'position', coordinates: found.coordinates }
          : { kind: 'idle', failure: geolocationMessages[found.reason] }
      )
    },
    enter(address) {
      const text = address.trim()
      if (text !== '') pick({ kind: 'address', address: text })
    },
    clear: () => pick({ kind: 'idle' })
  }
}
