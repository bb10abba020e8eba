import type { CustomFetch } from 'openid-client'
import type { Services } from '../../services.ts'

/** The guarded calls as the OpenID library makes them; it sends forms and nothing else. */
export function toCustomFetch({ providerAccess }: Pick<Services, 'providerAccess'>): CustomFetch {
  return (url, { method, headers, body, signal }) =>
    providerAccess.fetch(url, {
      method,
      headers,
      body: body instanceof URLSearchParams ? body.toString() : undefined,
      signal
    })
}
