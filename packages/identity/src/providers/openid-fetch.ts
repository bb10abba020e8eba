import type { CustomFetch } from 'openid-client'
import type { Services } from '@sitewright/kernel/services'

/** Adapts the guarded fetch to the OpenID library, which sends form bodies only. */
export function toCustomFetch({ providerAccess }: Pick<Services, 'providerAccess'>): CustomFetch {
  return (url, { method, headers, body, signal }) =>
    providerAccess.fetch(url, {
      method,
      headers,
      body: body instanceof URLSearchParams ? body.toString() : undefined,
      signal
    })
}
