import type { DatabaseEngine, DatabaseSettings, OpenDatabase } from '../src/engine.ts'
import { connectionFailed } from '../src/failures.ts'
import { ownDatabaseKind, type ConnectedKind } from '../src/kinds.ts'
import type { DatabaseNetwork } from './network.ts'

export type { DatabaseNetwork } from './network.ts'

type CreateEngine = (settings: DatabaseSettings, network: DatabaseNetwork) => DatabaseEngine

const loaders: Readonly<Record<ConnectedKind, () => Promise<CreateEngine>>> = {
  postgresql: async () => (await import('./postgresql/engine.ts')).createPostgresqlEngine,
  mysql: async () => (await import('./mysql/engine.ts')).createMysqlEngine,
  mongodb: async () => (await import('./mongodb/engine.ts')).createMongodbEngine,
  dynamodb: async () => (await import('./dynamodb/engine.ts')).createDynamodbEngine,
  cosmosdb: async () => (await import('./cosmosdb/engine.ts')).createCosmosdbEngine,
  firestore: async () => (await import('./firestore/engine.ts')).createFirestoreEngine
}

/**
 * Opens databases over a network; the driver of a kind loads with its first use.
 *
 * @param own - The engine over copies of the database of the installation itself; none where it is not shown.
 */
export function createOpenDatabase(network: DatabaseNetwork, own?: DatabaseEngine): OpenDatabase {
  return async function openDatabase(settings) {
    const { kind } = settings
    if (kind === ownDatabaseKind) {
      // The database of an installation itself is never reached, only copies of it.
      if (own === undefined) throw connectionFailed('denied')
      return own
    }
    const create = await loaders[kind]()
    return create(settings, network)
  }
}
