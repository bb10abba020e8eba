import type { HintStorage, SignInContext } from '@sitewright/client'
import { homePath, panelReturnPath, safeReturnPath } from './return-path.ts'
import { browserStorage } from '../lib/browser-storage.ts'

/** The page of the second factor of a sign-in. */
export const secondStepPath = '/auth/second-step'

/** Its URL; the query keeps area, `remember` and return path over a reload. */
export function secondStepUrl({ area, remember, from }: SignInContext): string {
  const query = new URLSearchParams()
  if (area === 'admin') query.set('area', 'admin')
  if (remember) query.set('remember', '1')
  if (from !== '' && from !== homePath) query.set('from', from)
  return query.size === 0 ? secondStepPath : `${secondStepPath}?${query.toString()}`
}

/** Reads what `secondStepUrl` wrote. */
export function parseSecondStepQuery(query: URLSearchParams): SignInContext {
  return {
    area: query.get('area') === 'admin' ? 'admin' : 'user',
    remember: query.get('remember') === '1',
    from: safeReturnPath(query.get('from'))
  }
}

/** The URL that starts OAuth at a provider and returns here (spec 2 §7). */
export function oauthUrl(
  provider: string,
  { area, remember, from }: SignInContext,
  action: 'login' | 'register' = 'login'
): string {
  const query = new URLSearchParams()
  if (area === 'admin') query.set('admin', 'true')
  query.set('redirect', landingPath({ area, from }))
  if (remember) query.set('remember', 'true')
  if (action === 'register') query.set('action', 'register')
  return `/api/auth/oauth/${encodeURIComponent(provider)}?${query.toString()}`
}

/** Redirects the whole page to a provider, and notes which one for the callback. */
export function redirectToProvider(
  provider: string,
  context: SignInContext,
  action?: 'login' | 'register',
  { storage = browserStorage(), go = (url: string) => location.assign(url), now = Date.now } = {}
): void {
  storage?.setItem('oauthProvider', provider)
  storage?.setItem('oauthTimestamp', String(now()))
  go(oauthUrl(provider, context, action))
}

/** The provider that the user was redirected to; reading it removes it. */
export function consumeOauthProvider(storage: HintStorage | null = browserStorage()): string | undefined {
  const provider = storage?.getItem('oauthProvider') ?? undefined
  storage?.removeItem('oauthProvider')
  storage?.removeItem('oauthTimestamp')
  return provider
}

/**
 * Where a sign-in leads: to the return path, or to the control panel, whose sign-in page knows the screen to begin with
 * where none was asked for.
 */
export function landingPath({ area, from }: Pick<SignInContext, 'area' | 'from'>): string {
  if (area === 'admin') return panelReturnPath(from) === '' ? '/admin' : from
  return from === '' ? homePath : from
}
