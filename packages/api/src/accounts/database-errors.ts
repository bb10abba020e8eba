import { databaseConnectionLimits } from './limits.ts'

/** The errors of connections to databases, as a part of the catalogue. */
export const databaseErrors = {
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
