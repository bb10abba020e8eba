import { chargeUnits } from '../../src/charges.ts'
import type { DatabaseEngine, DatabaseSettings } from '../../src/engine.ts'
import { createDocumentEngine } from '../documents/create-document-engine.ts'
import type { DatabaseNetwork } from '../network.ts'
import { createCallDynamodb } from './client.ts'
import { parseDynamodbQuery, readPages } from './read.ts'
import { readSchema } from './schema.ts'

/** Creates the engine of a DynamoDB: `database` is its region, `user` and `password` an access key. */
export function createDynamodbEngine(settings: DatabaseSettings, network: DatabaseNetwork): DatabaseEngine {
  const call = createCallDynamodb(settings, network)
  return createDocumentEngine({
    role: settings.user,
    unit: chargeUnits.dynamodb,
    probe: async (signal) => {
      await call('ListTables', { Limit: 1 }, signal)
      return { version: '2012-08-10', mayWrite: null }
    },
    readSchema: (signal) => readSchema(call, signal),
    parse: parseDynamodbQuery,
    readPages: (parsed, limits, signal) => readPages(call, parsed, limits, signal)
  })
}
