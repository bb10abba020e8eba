import { messageWays, type HostId } from '@sitewright/catalog'
import type { Site } from '@sitewright/site'
import type { GenerationPlan } from './generation-plan.ts'

/** True where the site calls a server of the owner's, for messages or for everything. */
export function asksServer({ features, site }: GenerationPlan): boolean {
  return features.includes('api') || site.deployment.messages.way === 'server'
}

/** The hosts that run the site's serverless function for messages; none where messages are delivered another way. */
export function functionHosts({ deployment }: Site): HostId[] {
  if (deployment.messages.way !== 'function') return []
  const able: readonly HostId[] = messageWays.function.hosts
  return deployment.platforms.filter((host) => able.includes(host))
}

/** The origin that messages are posted to, where it is cross-origin. */
export function messageOrigin({ deployment: { messages } }: Site): string | undefined {
  const { way, address } = messages
  if (way !== 'form' && way !== 'server') return undefined
  return URL.canParse(address) ? new URL(address).origin : undefined
}
