import type {
  DatabaseConnection,
  DatabaseConnectionChanges,
  DatabaseTrial,
  NewDatabaseConnection
} from '@sitewright/api'
import {
  databaseKindFacts,
  findUsualHost,
  isMetered,
  ownDatabaseKind,
  type ConnectedKind
} from '@sitewright/databases'

export interface ConnectionValues {
  name: string
  type: ConnectedKind
  host: string
  port: string
  database: string
  user: string
  password: string
  tls: boolean
  certificate: string
  production: boolean
  writable: boolean
  /** As it is typed; empty without a budget. */
  dailyBudget: string
}

export function toConnectionValues(connection: DatabaseConnection | undefined): ConnectionValues {
  const kind = connection?.type ?? 'postgresql'
  // The demo's own database is not edited, so the form never begins with it.
  const type = kind === ownDatabaseKind ? 'postgresql' : kind
  return {
    name: connection?.name ?? '',
    type,
    host: connection?.host ?? '',
    port: String(connection?.port ?? databaseKindFacts[type].port),
    database: connection?.database ?? '',
    user: connection?.user ?? '',
    password: '',
    tls: connection?.tls ?? true,
    certificate: connection?.certificate ?? '',
    production: connection?.production ?? false,
    writable: connection?.writable ?? false,
    dailyBudget: connection?.dailyBudget == null ? '' : String(connection.dailyBudget)
  }
}

/** The port after another kind was chosen: its usual one, unless the user has entered one of their own. */
export function toPortOf(type: ConnectedKind, { type: before, port }: ConnectionValues): string {
  return port === String(databaseKindFacts[before].port) ? String(databaseKindFacts[type].port) : port
}

export function toNewConnection({
  port,
  certificate,
  dailyBudget,
  ...rest
}: ConnectionValues): NewDatabaseConnection {
  const { type, host } = rest
  return {
    ...rest,
    host:
      host.trim() === ''
        ? (findUsualHost(type, { database: rest.database.trim(), user: rest.user.trim() }) ?? '')
        : host,
    port: Number(port),
    dailyBudget: dailyBudget.trim() === '' || !isMetered(type) ? null : Number(dailyBudget),
    certificate: certificate.trim() === '' || !rest.tls ? null : certificate
  }
}

export function toTrial(values: ConnectionValues): DatabaseTrial {
  const {
    name: _name,
    production: _production,
    writable: _writable,
    dailyBudget: _budget,
    ...trial
  } = toNewConnection(values)
  return trial
}

export function toConnectionChanges(values: ConnectionValues): DatabaseConnectionChanges {
  const { type: _type, password, ...rest } = toNewConnection(values)
  return password === '' ? rest : { ...rest, password }
}

/** Messages of the server by the fields of the form. */
export function toFormFields(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [path.replace(/^body\./, ''), message])
  )
}
