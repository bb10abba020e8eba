import type { AskIssuer } from '@sitewright/kernel/area'
import { ProviderError, readJson } from '@sitewright/kernel/services'
import { discover } from './discovery.ts'
import { githubEndpoints } from './github.ts'
import { providerKinds } from './provider-kinds.ts'
import { toProvider } from './provider.ts'
import { findProviderRow } from './providers.repository.ts'

/**
 * Requests the discovery document as a sign-in does, but never from the cache; of GitHub, which has none, the token
 * endpoint.
 */
export const askIssuer: AskIssuer = async ({ database, providerAccess, now }, id) => {
  const provider = toProvider(id, await findProviderRow(database.db, id))
  if (providerKinds[id].protocol === 'openid') {
    await discover({ providerAccess: { ...providerAccess, cache: new Map() }, now }, provider)
    return
  }
  const response = await providerAccess.fetch(githubEndpoints(provider).token_endpoint, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
    body: 'code=check-of-the-service'
  })
  if (response.status >= 500) throw new ProviderError('status')
  await readJson(response)
}
