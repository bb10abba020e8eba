import { connectionFailureMessages, databaseConnectionMessages } from './connection-messages.ts'
import { databaseQueryMessages } from './query-messages.ts'
import { databaseConnectionLimits, queryLimits } from '../kernel/limits.ts'

/** Errors of database connections, for the catalogue of errors. */
export const databaseErrors = {
  'connection.dns': { status: 422, message: connectionFailureMessages.dns },
  'connection.refused': { status: 422, message: connectionFailureMessages.refused },
  'connection.timeout': { status: 422, message: connectionFailureMessages.timeout },
  'connection.tls': { status: 422, message: connectionFailureMessages.tls },
  'connection.auth': { status: 422, message: connectionFailureMessages.auth },
  'connection.other': { status: 422, message: connectionFailureMessages.other },
  'connection.denied': { status: 422, message: connectionFailureMessages.denied },
  'connection.role': { status: 422, message: connectionFailureMessages.role },
  'connection.needs-server': { status: 422, message: connectionFailureMessages['needs-server'] },
  'query.empty': { status: 422, message: databaseQueryMessages.empty },
  'query.not-read': { status: 422, message: databaseQueryMessages['not-read'] },
  'query.timeout': { status: 422, message: databaseQueryMessages.timeout },
  'query.too-large': { status: 422, message: databaseQueryMessages['too-large'] },
  'query.cancelled': { status: 422, message: databaseQueryMessages.cancelled },
  'query.failed': { status: 422, message: databaseQueryMessages.failed },
  'query.lost': { status: 422, message: databaseQueryMessages.lost },
  'query.budget': { status: 409, message: databaseQueryMessages.budget },
  'query.export-charged': { status: 422, message: databaseQueryMessages['export-charged'] },
  'query.too-many': { status: 429, message: databaseQueryMessages['too-many'] },
  'performance.not-supported': {
    status: 422,
    message: 'This kind of database tells nothing of its performance here.'
  },
  'performance.not-running': {
    status: 409,
    message: 'This statement does not run any more, or the role of the connection may not stop it.'
  },
  'snippet.not-found': { status: 404, message: 'There is no such snippet. It may have been deleted.' },
  'snippet.too-many': {
    status: 409,
    message: `You have ${queryLimits.snippets} snippets. Delete one, then save this one.`
  },
  'snippet.name-taken': {
    status: 409,
    message: 'You have a snippet of this name. Choose another name.'
  },
  'database-connection.not-found': {
    status: 404,
    message: 'There is no such connection. It may have been deleted.'
  },
  'database-connection.built-in': {
    status: 409,
    message: databaseConnectionMessages.builtIn
  },
  'database-connection.own-off': {
    status: 409,
    message: databaseConnectionMessages.ownOff
  },
  'database-connection.own-forbidden': {
    status: 403,
    message: databaseConnectionMessages.ownForbidden
  },
  'database-connection.own-there': {
    status: 409,
    message: databaseConnectionMessages.ownThere
  },
  'database-connection.own-fixed': {
    status: 409,
    message: databaseConnectionMessages.ownFixed
  },
  'database-connection.too-many': {
    status: 409,
    message: `There are ${databaseConnectionLimits.connections} connections. Delete one, then add this one.`
  },
  'database-connection.name-taken': {
    status: 409,
    message: 'There is a connection of this name. Choose another name.'
  },
  'database-connection.changed': {
    status: 409,
    message: 'This connection was changed meanwhile. Look at it again, then try again.'
  },
  'database-connection.disconnected': {
    status: 409,
    message: 'This connection is switched off. Connect it first.'
  }
} as const
