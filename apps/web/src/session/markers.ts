/** Where somebody signed in: in their own area or in the control panel. */
export type Area = 'user' | 'admin'

/** What this needs of a browser's storage. */
export type MarkerStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Whose session a mark tells of: a server's, or the demo's, which lives in this browser alone. */
export type Source = 'server' | 'demo'

/**
 * The storage keys of spec 2 §3. They hold the mark alone, never a token (security bar 23): it says that asking the
 * server for a session is worth while. The demo has keys of its own, so that a look at it ends no real session.
 */
const keys = {
  user: ['userToken', 'userInfo'],
  admin: ['adminToken', 'adminRefreshToken']
} as const satisfies Record<Area, readonly string[]>
const rememberKey = 'refreshToken'
const sources = { server: '', demo: 'demo.' } as const satisfies Record<Source, string>

const ownKeys = (source: Source): string[] =>
  [...keys.user, ...keys.admin, rememberKey].map((key) => sources[source] + key)

/** Every key that belongs to a session and not to the work in this browser. */
export const sessionKeys: readonly string[] = [
  ...ownKeys('server'),
  ...ownKeys('demo'),
  'oauthProvider',
  'oauthTimestamp'
]

const mark = '1'

/** The area of the session that may exist; undefined where nobody signed in, or where storage is forbidden. */
export function markedArea(storage: MarkerStorage | null, source: Source = 'server'): Area | undefined {
  const isMarked = (key: string): boolean => storage?.getItem(sources[source] + key) === mark
  if (isMarked('adminToken')) return 'admin'
  return isMarked('userToken') ? 'user' : undefined
}

/** A session that has begun. */
export interface Marked {
  area: Area
  remember: boolean
  source?: Source
}

export function markSession(
  storage: MarkerStorage | null,
  { area, remember, source = 'server' }: Marked
): void {
  clearMarks(storage, source)
  for (const key of keys[area]) storage?.setItem(sources[source] + key, mark)
  if (area === 'user' && remember) storage?.setItem(sources[source] + rememberKey, mark)
}

/** Whether the session that may exist outlives the browser's own. */
export function isRemembered(storage: MarkerStorage | null): boolean {
  return storage?.getItem(rememberKey) === mark
}

export function clearMarks(storage: MarkerStorage | null, source: Source = 'server'): void {
  for (const key of ownKeys(source)) storage?.removeItem(key)
}

/** The browser's storage; null where it is forbidden. */
export function browserStorage(): Storage | null {
  try {
    return globalThis.localStorage
  } catch {
    return null
  }
}
