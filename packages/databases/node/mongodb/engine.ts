import type { Db } from 'mongodb'
import type { DatabaseEngine, DatabaseSettings } from '../../src/engine.ts'
import { createDocumentEngine, type DocumentProbe } from '../documents/create-document-engine.ts'
import { isObject } from '../documents/parse-query.ts'
import type { DatabaseNetwork } from '../network.ts'
import { withMongodb } from './connect.ts'
import { parseMongodbQuery } from './parse.ts'
import { readPages } from './read.ts'
import { readSchema } from './schema.ts'

/** Actions of a role that change nothing, by the first part of their names. */
const readActions =
  /^(find|list|get|collStats|dbStats|dbHash|db?Validate|indexStats|planCacheRead|serverStatus|top|connPoolStats|inprog|killCursors|changeStream|hostInfo|isMaster|validate|viewUser|viewRole|useUUID)/

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

async function probe(database: Db): Promise<DocumentProbe> {
  const { version } = await database.command({ buildInfo: 1 })
  const { authInfo } = await database.command({ connectionStatus: 1, showPrivileges: true })
  return { version: String(version), mayWrite: toMayWrite(authInfo) }
}

function toMayWrite(authInfo: unknown): boolean | null {
  const privileges = isObject(authInfo) ? authInfo['authenticatedUserPrivileges'] : undefined
  if (!Array.isArray(privileges)) return null
  const actions = privileges.flatMap((each: unknown) =>
    isObject(each) ? (each['actions'] as unknown[]) : []
  )
  return actions.some((action) => !readActions.test(String(action)))
}
