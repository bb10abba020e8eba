import { apiErrors, type ApiErrorCode } from '../errors.ts'
import { isLocalPath } from './local-path.ts'

/** The page that a browser comes back to from a sign-in provider. */
export const providerReturnPath = '/auth/callback'

/**
 * What a browser brings back from a sign-in provider, in the fragment of the address; tokens never travel there. A
 * challenge is picked up by `POST /api/auth/oauth/challenge`, a session by `POST /api/auth/refresh`.
 */
export type ProviderReturn = { area: 'user' | 'admin'; redirect: string } & (
  | { status: 'done' | 'challenge' | 'linked' }
  | { status: 'error'; code: ApiErrorCode }
)

/** The address of the page with what it has to know. */
export function providerReturnAddress(returned: ProviderReturn): string {
  return `${providerReturnPath}#${new URLSearchParams({ ...returned }).toString()}`
}

/** Reads it from the fragment of an address; undefined where nobody came back. */
export function readProviderReturn(fragment: string): ProviderReturn | undefined {
  const {
    status,
    code = '',
    area,
    redirect = ''
  } = Object.fromEntries(new URLSearchParams(fragment.replace(/^#/, '')))
  const place = {
    area: area === 'admin' ? area : 'user',
    redirect: isLocalPath(redirect) ? redirect : '/'
  } as const
  if (status === 'done' || status === 'challenge' || status === 'linked') return { status, ...place }
  return status === 'error' && isErrorCode(code) ? { status, code, ...place } : undefined
}

function isErrorCode(code: string): code is ApiErrorCode {
  return Object.hasOwn(apiErrors, code)
}
