import { connectionFailureMessages } from './database-connection-messages.ts'
import { databaseConnectionLimits } from './limits.ts'

/** The errors of connections to databases, as a part of the catalogue. */
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
  'database-connection.not-found': {
    status: 404,
    message: 'There is no such connection. It may have been deleted.'
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
