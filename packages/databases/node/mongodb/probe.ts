import type { Db } from 'mongodb'
import type { DocumentProbe } from '../documents/create-document-engine.ts'
import { isObject } from '../documents/parse-query.ts'

/** Actions of a role that change nothing, by the first part of their names. */
const readActions =
  /^(find|list|get|collStats|dbStats|dbHash|db?Validate|indexStats|planCacheRead|serverStatus|top|connPoolStats|inprog|killCursors|changeStream|hostInfo|isMaster|validate|viewUser|viewRole|useUUID)/

/** Asks for the version, and for what the user may do. */
export async function probe(database: Db): Promise<DocumentProbe> {
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
