/** Where a user signed in: the user's own pages or the control panel. */
export type Area = 'user' | 'admin'

/** The methods of Web Storage that are used here. */
export type HintStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The issuer of a session: a server, or the demo in this browser. */
export type SessionSource = 'server' | 'demo'

/**
 * The storage keys of spec 2 §3. They contain a session hint and never a token (security bar 23): it says that asking
 * the server for a session is worthwhile. The demo has keys of its own, so that a visit to it ends no real session.
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

/** The area of a possible session; undefined without a hint, or where storage is blocked. */
export function hintedArea(storage: HintStorage | null, source: SessionSource = 'server'): Area | undefined {
  const isHinted = (key: string): boolean => storage?.getItem(prefixes[source] + key) === hintValue
  if (isHinted('adminToken')) return 'admin'
  return isHinted('userToken') ? 'user' : undefined
}

/** Whether a user may be signed in, to a server or to the demo. */
export function hasSessionHint(storage: HintStorage | null): boolean {
  return hintedArea(storage) !== undefined || hintedArea(storage, 'demo') !== undefined
}

export interface SessionHint {
  area: Area
  remember: boolean
  source?: SessionSource
}

/** Stores the hint of a new session in place of an earlier one; no token is stored. */
export function writeSessionHint(
  storage: HintStorage | null,
  { area, remember, source = 'server' }: SessionHint
): void {
  clearSessionHint(storage, source)
  for (const key of keys[area]) storage?.setItem(prefixes[source] + key, hintValue)
  if (area === 'user' && remember) storage?.setItem(prefixes[source] + rememberKey, hintValue)
}

/** Whether the possible session outlives the browser session. */
export function isRemembered(storage: HintStorage | null): boolean {
  return storage?.getItem(rememberKey) === hintValue
}

/** Removes the hint, so that the next visit does not ask the server for a session. */
export function clearSessionHint(storage: HintStorage | null, source: SessionSource = 'server'): void {
  for (const key of keysOf(source)) storage?.removeItem(key)
}
