import type { MessageWayId } from '@sitewright/catalog'
import { checkRules, type MessageDelivery, type Site } from '@sitewright/site'

/**
 * Whether a delivery of messages has all that it needs: its endpoint, its key, its host, an e-mail address to mail to.
 */
export function canDeliver(site: Site, messages: MessageDelivery): boolean {
  const deployment = { ...site.deployment, messages }
  return checkRules({ ...site, deployment }, 'generate', undefined).every(
    ({ code, path }) => code !== 'site.messages' && path !== 'deployment.messages.way'
  )
}

/** The delivery that the owner chose, where it has all that it needs; until then the site says how to call or write. */
export function messagesWith(
  site: Site,
  way: MessageWayId,
  change: Partial<Omit<MessageDelivery, 'way'>>
): MessageDelivery {
  const messages = { ...site.deployment.messages, ...change, way }
  return canDeliver(site, messages) ? messages : { ...messages, way: 'call' }
}
