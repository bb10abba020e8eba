import { ApiError } from '@sitewright/api'
import { measureJson } from './json-size.ts'

/** Memory limit for large request bodies, and a parser off the event loop (security bar 59). */
export interface LargeBodies {
  /** Reserves memory before a body is read; returns the release, throws `server.busy` if the limit is reached. */
  reserve: (bytes: number) => () => void
  /**
   * Parses JSON without blocking the event loop; throws `request.not-json`, or `request.invalid` for too many values or
   * too deep nesting.
   */
  parse: (bytes: Uint8Array<ArrayBuffer>) => Promise<unknown>
}

/** Bytes up to which a body is read without a reservation. */
export const smallBody = 64 * 1024

/** Bytes up to which JSON is parsed on the main thread; larger bodies go to a worker. */
export const mainThreadJson = 256 * 1024

/** More than any document of a user has; few enough not to block the event loop. */
const jsonLimits = { values: 50_000, depth: 100 }

/** Creates a memory limit: reservations never add up to more than `mostBytes`. */
export function createByteBudget(mostBytes: number): LargeBodies['reserve'] {
  let reserved = 0
  return function reserve(bytes) {
    if (reserved + bytes > mostBytes) throw new ApiError('server.busy', [], 5)
    reserved += bytes
    let isReserved = true
    return function release() {
      if (isReserved) reserved -= bytes
      isReserved = false
    }
  }
}

/** Parses the JSON of a body; refuses too many values and too deep nesting before JSON.parse() takes memory for them. */
export function parseJson(
  bytes: Uint8Array,
  bounds: { values: number; depth: number } = jsonLimits
): unknown {
  const text = new TextDecoder().decode(bytes)
  const { values, depth } = measureJson(text)
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

/** No limits: for the demo, which serves one browser, and for command-line tools and tests. */
export const unboundedBodies: LargeBodies = {
  reserve: () => () => undefined,
  parse: (bytes) => Promise.resolve().then(() => parseJson(bytes))
}
