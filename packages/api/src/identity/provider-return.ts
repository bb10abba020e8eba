import { isErrorCode } from '../api-error.ts'
import type { ApiErrorCode } from '../errors.ts'
import { isLocalPath } from '../kernel/local-path.ts'

/** The path of the page that a sign-in provider's callback redirects to. */
export const providerReturnPath = '/auth/callback'

/**
 * The result of a sign-in with a provider, in the fragment of the URL; tokens never travel there. A challenge is
 * fetched with `POST /api/auth/oauth/challenge`, a session with `POST /api/auth/refresh`.
 */
export type ProviderReturn = { area: 'user' | 'admin'; redirect: string } & (
  | { status: 'done' | 'challenge' | 'linked' | 'tried' }
  | { status: 'error'; code: ApiErrorCode }
)

/** Builds the URL of that page, with the result in its fragment. */
export function toProviderReturnUrl(returned: ProviderReturn): string {
  return `${providerReturnPath}#${new URLSearchParams({ ...returned }).toString()}`
}

/** Parses the result from the fragment of a URL; undefined where there is none. */
export function parseProviderReturn(fragment: string): ProviderReturn | undefined {
  const {
    status,
    code = '',
    area,
    redirect = ''
  } = Object.fromEntries(new URLSearchParams(fragment.replace(/^#/, '')))
  const target = {
    area: area === 'admin' ? area : 'user',
    redirect: isLocalPath(redirect) ? redirect : '/'
  } as const
  if (status === 'done' || status === 'challenge' || status === 'linked' || status === 'tried')
    return { status, ...target }
  return status === 'error' && isErrorCode(code) ? { status, code, ...target } : undefined
}
