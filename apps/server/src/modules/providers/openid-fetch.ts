import type { CustomFetch } from 'openid-client'
import type { Accounts } from '../../accounts.ts'

/** The guarded calls as the OpenID library makes them; it sends forms and nothing else. */
export function providerFetchOf({ providerAccess }: Pick<Accounts, 'providerAccess'>): CustomFetch {
  return (url, { method, headers, body, signal }) =>
    providerAccess.fetch(url, {
      method,
      headers,
      body: body instanceof URLSearchParams ? body.toString() : undefined,
      signal
    })
}
