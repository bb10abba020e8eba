/** In-memory times of last activity by session, until they are flushed to the database. */
export interface LastSeen {
  /** Records a request of a session, in memory only. */
  saw: (sessionId: string) => void
  /** Last activity since the last flush; undefined if there was none. */
  get: (sessionId: string) => number | undefined
  /** Removes and returns what was not flushed yet. */
  take: () => ReadonlyMap<string, number>
}

/** Creates the record of one server. A request costs one entry of a map. */
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
