import type { DatabaseEngine, DatabaseSettings } from '../../src/engine.ts'
import { createDocumentEngine } from '../documents/create-document-engine.ts'
import type { DatabaseNetwork } from '../network.ts'
import { withMongodb } from './connect.ts'
import { parseMongodbQuery } from './parse.ts'
import { probe } from './probe.ts'
import { readPages } from './read.ts'
import { readSchema } from './schema.ts'

/** Creates the engine of a MongoDB: one server of it, with a user of its database admin. */
export function createMongodbEngine(settings: DatabaseSettings, network: DatabaseNetwork): DatabaseEngine {
  return createDocumentEngine({
    role: settings.user,
    unit: null,
    probe: (signal) => withMongodb({ settings, network, signal }, probe),
    readSchema: (signal) => withMongodb({ settings, network, signal }, (database) => readSchema(database)),
    parse: parseMongodbQuery,
    readPages: (parsed, limits, signal) => readPages({ settings, network, signal }, parsed, limits)
  })
}
