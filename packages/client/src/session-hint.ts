/** Where a user signed in: the user's own pages or the control panel. */
export type Area = 'user' | 'admin'

/** The part of the Web Storage API that is used here. */
export type HintStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Who issued a session: a server, or the demo, which lives in this browser alone. */
export type SessionSource = 'server' | 'demo'

/**
 * The storage keys of spec 2 §3. They hold a session hint and never a token (security bar 23): it says that asking the
 * server for a session is worth while. The demo has keys of its own, so that a visit to it ends no real session.
 */
const keys = {
  user: ['userToken', 'userInfo'],
  admin: ['adminToken', 'adminRefreshToken']
} as const satisfies Record<Area, readonly string[]>
const rememberKey = 'refreshToken'
const prefixes = { server: '', demo: 'demo.' } as const satisfies Record<SessionSource, string>

const keysOf = (source: SessionSource): string[] =>
  [...keys.user, ...keys.admin, rememberKey].map((key) => prefixes[source] + key)

/** Every storage key that belongs to a session and not to the work in this browser. */
export const sessionKeys: readonly string[] = [
  ...keysOf('server'),
  ...keysOf('demo'),
  'oauthProvider',
  'oauthTimestamp'
]

const hintValue = '1'

/** The area of a session that may exist; undefined where nobody signed in, or where storage is forbidden. */
export function hintedArea(storage: HintStorage | null, source: SessionSource = 'server'): Area | undefined {
  const isHinted = (key: string): boolean => storage?.getItem(prefixes[source] + key) === hintValue
  if (isHinted('adminToken')) return 'admin'
  return isHinted('userToken') ? 'user' : undefined
}

/** Whether a user may be signed in, on a server or in the demo; asking finds out whether they are. */
export function hasSessionHint(storage: HintStorage | null): boolean {
  return hintedArea(storage) !== undefined || hintedArea(storage, 'demo') !== undefined
}

/** A session that has begun. */
export interface SessionHint {
  area: Area
  remember: boolean
  source?: SessionSource
}

/** Notes in the browser that a session began, in the place of an earlier one; no token is stored. */
export function writeSessionHint(
  storage: HintStorage | null,
  { area, remember, source = 'server' }: SessionHint
): void {
  clearSessionHint(storage, source)
  for (const key of keys[area]) storage?.setItem(prefixes[source] + key, hintValue)
  if (area === 'user' && remember) storage?.setItem(prefixes[source] + rememberKey, hintValue)
}

/** Whether the session that may exist outlives the browser's own. */
export function isRemembered(storage: HintStorage | null): boolean {
  return storage?.getItem(rememberKey) === hintValue
}

/** Removes the note of a session, so that the next visit does not ask the server for one. */
export function clearSessionHint(storage: HintStorage | null, source: SessionSource = 'server'): void {
  for (const key of keysOf(source)) storage?.removeItem(key)
}
