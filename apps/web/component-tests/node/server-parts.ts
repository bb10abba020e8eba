import { createOwnDatabase } from '@sitewright/database-panel/node'
import { createOpenDatabase } from '@sitewright/databases/node/open-database'
import {
  createDatabaseNetwork,
  createOutboundGuard,
  createPaymentSender,
  createTxtLookup,
  isLoopback
} from '@sitewright/kernel/node'
import type { Services } from '@sitewright/kernel/services'
import { createStripe } from '@sitewright/tenancy'
import { startTestDns } from './external-services.ts'

/** What a test may want of its server that costs something to have. */
export interface ServerParts {
  /** Whether its invoices are paid at Stripe. No link is sent, so that nobody is asked there. */
  hasStripe?: boolean
  /** Whether it asks a DNS server whose replies the test sets. */
  hasDns?: boolean
}

/** Offers the server's own database as one to look at, as a server does; returns what ends it. */
export function offerOwnDatabase(services: Services): () => void {
  const own = createOwnDatabase(services)
  const network = createDatabaseNetwork(createOutboundGuard({ isAllowedDatabase: isLoopback }))
  services.openDatabase = createOpenDatabase(network, own.engine)
  services.ownDatabase = { kind: 'offered', copy: own.facts }
  return () => own.close()
}

/** Gives a server the parts that its test wants. */
export async function addParts(
  serverId: string,
  services: Services,
  { hasStripe = false, hasDns = false }: ServerParts
): Promise<void> {
  if (hasStripe)
    services.payments = createStripe({
      key: 'sk_test_quietHerons42',
      webhookSecret: 'whsec_plumbLineLarch',
      apiUrl: 'https://api.stripe.com',
      send: createPaymentSender({ allowLocal: false })
    })
  if (hasDns) services.findTxtRecords = createTxtLookup({ servers: [await startTestDns(serverId)] })
}
