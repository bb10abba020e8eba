import { chargeUnits } from '../../src/charges.ts'
import type { DatabaseEngine, DatabaseSettings } from '../../src/engine.ts'
import { createDocumentEngine } from '../documents/create-document-engine.ts'
import type { DatabaseNetwork } from '../network.ts'
import { createFirestoreClient } from './client.ts'
import { parseFirestoreQuery, readPages } from './read.ts'
import { readSchema } from './schema.ts'

/** Creates the engine of a Firestore: `user` is a service account, `password` its key file. */
export function createFirestoreEngine(settings: DatabaseSettings, network: DatabaseNetwork): DatabaseEngine {
  const client = createFirestoreClient(settings, network)
  return createDocumentEngine({
    role: settings.user,
    unit: chargeUnits.firestore,
    probe: async (signal) => {
      await client.listCollections(signal, { size: 1 })
      return { version: 'v1', mayWrite: null }
    },
    readSchema: (signal) => readSchema(client, signal),
    parse: parseFirestoreQuery,
    readPages: (parsed, limits, signal) => readPages(client, parsed, limits, signal)
  })
}
