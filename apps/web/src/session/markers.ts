/** Where somebody signed in: in their own area or in the control panel. */
export type Area = 'user' | 'admin'

/** What this needs of a browser's storage. */
export type MarkerStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * The storage keys of spec 2 §3. They hold the mark alone, never a token (security bar 23): it says that asking the
 * server for a session is worth while.
 */
const keys = {
  user: ['userToken', 'userInfo'],
  admin: ['adminToken', 'adminRefreshToken']
} as const satisfies Record<Area, readonly string[]>
const rememberKey = 'refreshToken'

/** Every key that belongs to a session and not to the work in this browser. */
export const sessionKeys: readonly string[] = [
  ...keys.user,
  ...keys.admin,
  rememberKey,
  'oauthProvider',
  'oauthTimestamp'
]

const mark = '1'

/** The area of the session that may exist; undefined where nobody signed in, or where storage is forbidden. */
export function markedArea(storage: MarkerStorage | null): Area | undefined {
  if (storage?.getItem('adminToken') === mark) return 'admin'
  return storage?.getItem('userToken') === mark ? 'user' : undefined
}

export function markSession(storage: MarkerStorage | null, area: Area, remember: boolean): void {
  clearMarks(storage)
  for (const key of keys[area]) storage?.setItem(key, mark)
  if (area === 'user' && remember) storage?.setItem(rememberKey, mark)
}

/** Whether the session that may exist outlives the browser's own. */
export function isRemembered(storage: MarkerStorage | null): boolean {
  return storage?.getItem(rememberKey) === mark
}

export function clearMarks(storage: MarkerStorage | null): void {
  for (const key of sessionKeys) storage?.removeItem(key)
}

/** The browser's storage; null where it is forbidden. */
export function browserStorage(): Storage | null {
  try {
    return globalThis.localStorage
  } catch {
    return null
  }
}
