import type { MessageWayId } from '@sitewright/catalog'
import { checkRules, type MessageDelivery, type Site } from '@sitewright/site'

/** Whether a message delivery is complete: its endpoint, access key and host, or an e-mail address. */
export function canDeliver(site: Site, messages: MessageDelivery): boolean {
  const deployment = { ...site.deployment, messages }
  return checkRules({ ...site, deployment }, 'generate', undefined).every(
    ({ code, path }) => code !== 'site.messages' && path !== 'deployment.messages.way'
  )
}

/** The chosen message delivery where it is complete; until then the site shows how to call or write. */
export function messagesWith(
  site: Site,
  way: MessageWayId,
  change: Partial<Omit<MessageDelivery, 'way'>>
): MessageDelivery {
  const messages = { ...site.deployment.messages, ...change, way }
  return canDeliver(site, messages) ? messages : { ...messages, way: 'call' }
}
