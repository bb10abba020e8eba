import type { ConnectionFailure } from '@sitewright/databases'
import { databaseConnectionLimits } from '../kernel/limits.ts'

/** Validation messages of a database connection, for server and forms. */
export const databaseConnectionMessages = {
  nameRequired: 'A connection needs a name',
  hostRequired: 'Enter a host',
  host: 'A host name or an IP address, without a port',
  hostAddress:
    'The host name of one server. What stands behind mongodb+srv:// would name further ones, and is not followed.',
  budget: `A whole number from 1 to ${databaseConnectionLimits.budget.toLocaleString('en-GB')}`,
  port: 'A number from 1 to 65535',
  databaseRequired: 'Enter the name of the database',
  userRequired: 'Enter the role to connect as',
  passwordRequired: 'Enter the password of the role',
  passwordAgain: 'Enter the password again: it would be sent to another place',
  certificate: 'A certificate that begins with -----BEGIN CERTIFICATE-----',
  builtIn:
    'This is the database of the demo itself. It is there by itself, and is neither changed nor deleted.',
  ownOff: "Sitewright's own database is not shown here: OWN_DATABASE=false switches it off.",
  ownForbidden:
    "Sitewright's own database shows people, the audit log, tenants and monitoring. Your role may not see all of them. Ask an administrator.",
  ownThere: "Sitewright's own database is connected already. Choose it among the connections.",
  ownFixed:
    "Of the connection to Sitewright's own database, only its name changes and whether it is used. Delete it where it is not wanted.",
  long: (longest: number) => `At most ${longest.toLocaleString('en-GB')} characters`,
  signs: 'One line of text, without control characters'
} as const

/** Why a connection failed, and the remedy. */
export const connectionFailureMessages: Readonly<Record<ConnectionFailure, string>> = {
  dns: 'Its host name is not known. Check how it is written.',
  refused: 'Nothing takes connections there. Check host and port, and that the server runs.',
  timeout: 'It did not answer in time. Check that a firewall lets this server in.',
  tls: 'An encrypted connection did not come about, or its certificate does not hold.',
  auth: 'It does not know the role or the database, or the password is wrong.',
  other: 'The connection failed. What answers there may be another kind of server.',
  denied:
    'Its address is in a private network, or it is the database of this installation. EGRESS_DB_ALLOW names private networks that may be reached.',
  'needs-server': 'This takes a server. A page cannot connect to a database.',
  role: 'This role may do too much: it administers the server, or may run programs or touch files on it. Connect as one that may only read.'
}
