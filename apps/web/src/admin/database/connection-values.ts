import type { DatabaseConnection, DatabaseConnectionChanges, NewDatabaseConnection } from '@sitewright/api'
import type { FieldErrors } from '../../ui/form.ts'

/** The fields of the form of a connection. */
export interface ConnectionValues {
  name: string
  host: string
  port: string
  database: string
  user: string
  password: string
  tls: boolean
  certificate: string
  production: boolean
}

/** What the form begins with. */
export function toConnectionValues(
  connection: DatabaseConnection | undefined,
  usualPort: number
): ConnectionValues {
  return {
    name: connection?.name ?? '',
    host: connection?.host ?? '',
    port: String(connection?.port ?? usualPort),
    database: connection?.database ?? '',
    user: connection?.user ?? '',
    password: '',
    tls: connection?.tls ?? true,
    certificate: connection?.certificate ?? '',
    production: connection?.production ?? false
  }
}

/** What the form says, as a new connection. */
export function toNewConnection({ port, certificate, ...rest }: ConnectionValues): NewDatabaseConnection {
  return {
    ...rest,
    type: 'postgresql',
    port: Number(port),
    certificate: certificate.trim() === '' || !rest.tls ? null : certificate
  }
}

/** What the form changes of a connection. */
export function toConnectionChanges(values: ConnectionValues): DatabaseConnectionChanges {
  const { type: _type, password, ...rest } = toNewConnection(values)
  return password === '' ? rest : { ...rest, password }
}

/** Messages of the server by the fields of the form. */
export function toFormFields(fields: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [path.replace(/^body\./, ''), message])
  )
}
