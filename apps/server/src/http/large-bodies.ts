import { ApiError } from '@sitewright/api'
import { jsonSize } from './json-size.ts'

/** What becomes of bodies that are too large to be taken in passing (security bar 59). */
export interface LargeBodies {
  /** Sets bytes aside before a body is read, and gives what frees them; throws `server.busy` where too many are. */
  hold: (bytes: number) => () => void
  /** Parses JSON where that holds nobody up; throws `request.not-json`, or `request.invalid` where it is bloated. */
  parse: (bytes: Uint8Array<ArrayBuffer>) => Promise<unknown>
}

/** Bytes up to which a body is held without asking. */
export const smallBody = 64 * 1024

/** Bytes up to which JSON is parsed where it arrives. */
export const passingBody = 256 * 1024

/** More than any document has that a person made; fewer than hold anybody up. */
const most = { values: 50_000, depth: 100 }

/** Sets at most so many bytes aside at the same time. */
export function heldBytes(mostBytes: number): LargeBodies['hold'] {
  let held = 0
  return function hold(bytes) {
    if (held + bytes > mostBytes) throw new ApiError('server.busy', [], 5)
    held += bytes
    let isHeld = true
    return function free() {
      if (isHeld) held -= bytes
      isHeld = false
    }
  }
}

/** JSON of a body; what nobody would write is refused before anything is made of it. */
export function parseJson(bytes: Uint8Array, bounds: { values: number; depth: number } = most): unknown {
  const text = new TextDecoder().decode(bytes)
  const { values, depth } = jsonSize(text)
  if (values > bounds.values || depth > bounds.depth)
    throw new ApiError('request.invalid', [
      {
        path: '',
        message: `The body holds more than ${bounds.values} values, or nests them deeper than ${bounds.depth}.`
      }
    ])
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new ApiError('request.not-json')
  }
}

/** Where there is nobody to hold up: in the demo, whose one caller is its own browser. */
export const unboundedBodies: LargeBodies = {
  hold: () => () => undefined,
  parse: (bytes) => Promise.resolve().then(() => parseJson(bytes))
}
