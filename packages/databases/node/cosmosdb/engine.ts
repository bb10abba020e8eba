import { chargeUnits } from '../../src/charges.ts'
import type { DatabaseEngine, DatabaseSettings } from '../../src/engine.ts'
import { createDocumentEngine } from '../documents/create-document-engine.ts'
import type { DatabaseNetwork } from '../network.ts'
import { createCosmosdbClient } from './client.ts'
import { parseCosmosdbQuery, readPages } from './read.ts'
import { readSchema } from './schema.ts'

/** Creates the engine of a Cosmos DB: `user` is the name of the account, `password` one of its keys. */
export function createCosmosdbEngine(settings: DatabaseSettings, network: DatabaseNetwork): DatabaseEngine {
  const client = createCosmosdbClient(settings, network)
  return createDocumentEngine({
    role: settings.user,
    unit: chargeUnits.cosmosdb,
    probe: async (signal) => {
      await client.readDatabase(signal)
      return { version: '2018-12-31', mayWrite: null }
    },
    readSchema: (signal) => readSchema(client, signal),
    parse: parseCosmosdbQuery,
    readPages: (parsed, limits, signal) => readPages(client, parsed, limits, signal)
  })
}
