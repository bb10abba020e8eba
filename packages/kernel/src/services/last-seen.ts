/** When each session was seen on this server, until it is written. */
export interface LastSeen {
  /** Notes that a request came with a session; it writes nothing. */
  saw: (sessionId: string) => void
  /** When a session was seen since the last write; undefined if it was not. */
  get: (sessionId: string) => number | undefined
  /** Takes what is not written yet. */
  take: () => ReadonlyMap<string, number>
}

/** Creates the notes of one server. The path of a request costs one entry of a map. */
export function createLastSeen(now: () => number): LastSeen {
  let seen = new Map<string, number>()
  return {
    saw: (sessionId) => void seen.set(sessionId, now()),
    get: (sessionId) => seen.get(sessionId),
    take() {
      const taken = seen
      seen = new Map()
      return taken
    }
  }
}
