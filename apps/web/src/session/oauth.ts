import { browserStorage, type HintStorage } from './session-hint.ts'
import { safeReturnPath, homePath } from './return-path.ts'
import type { SignInContext } from './client-session.ts'

/** The page of the second step of a sign-in. */
export const secondStepPath = '/auth/second-step'

/** Its address; the query keeps area, `remember` and return path over a reload. */
export function secondStepUrl({ area, remember, from }: SignInContext): string {
  const query = new URLSearchParams()
  if (area === 'admin') query.set('area', 'admin')
  if (remember) query.set('remember', '1')
  if (from !== '' && from !== homePath) query.set('from', from)
  return query.size === 0 ? secondStepPath : `${secondStepPath}?${query.toString()}`
}

/** Reads what `secondStepAddress` wrote. */
export function parseSecondStepQuery(query: URLSearchParams): SignInContext {
  return {
    area: query.get('area') === 'admin' ? 'admin' : 'user',
    remember: query.get('remember') === '1',
    from: safeReturnPath(query.get('from'))
  }
}

/** The address that leads to a provider and back (spec 2 §7). */
export function oauthUrl(
  provider: string,
  { area, remember, from }: SignInContext,
  action: 'login' | 'register' = 'login'
): string {
  const query = new URLSearchParams()
  if (area === 'admin') query.set('admin', 'true')
  query.set('redirect', area === 'admin' ? '/admin' : from)
  if (remember) query.set('remember', 'true')
  if (action === 'register') query.set('action', 'register')
  return `/api/auth/oauth/${encodeURIComponent(provider)}?${query.toString()}`
}

/** Goes to a provider with the whole page, and notes which one, for the way back. */
export function redirectToProvider(
  provider: string,
  place: SignInContext,
  action?: 'login' | 'register',
  { storage = browserStorage(), go = (address: string) => location.assign(address), now = Date.now } = {}
): void {
  storage?.setItem('oauthProvider', provider)
  storage?.setItem('oauthTimestamp', String(now()))
  go(oauthUrl(provider, place, action))
}

/** The provider that one was sent to, which is forgotten with this. */
export function consumeOauthProvider(storage: HintStorage | null = browserStorage()): string | undefined {
  const provider = storage?.getItem('oauthProvider') ?? undefined
  storage?.removeItem('oauthProvider')
  storage?.removeItem('oauthTimestamp')
  return provider
}

/** Where a sign-in leads: to the control panel, or back to where one came from. */
export function landingPath({ area, from }: Pick<SignInContext, 'area' | 'from'>): string {
  if (area === 'admin') return '/admin/dashboard'
  return from === '' ? homePath : from
}
