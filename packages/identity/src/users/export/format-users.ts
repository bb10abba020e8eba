import type { ExportFormat } from '@sitewright/api'
import { byteOrderMark, toCsvRows, type CsvSeparator } from '@sitewright/api/csv'
import type { RoleState } from '@sitewright/kernel/sessions'
import type { ExportedUser } from '@sitewright/kernel/users'

/** Role names by id, which a file contains besides the ids. */
type RoleNames = ReadonlyMap<string, string>

/** The fields of an exported user, named as in the API. */
const fields = {
  id: ({ id }) => id,
  email: ({ email }) => email,
  firstName: ({ first_name: firstName }) => firstName,
  lastName: ({ last_name: lastName }) => lastName,
  role: ({ role }) => role,
  roleName: ({ role }, names) => names.get(role) ?? role,
  status: ({ status }) => status,
  isVerified: ({ email_verified_at: at }) => at !== null,
  twoFactorEnabled: ({ second_factor: secondFactor }) => secondFactor === 1,
  provider: ({ provider }) => provider,
  loginCount: ({ login_count: count }) => count,
  lastLogin: ({ last_login_at: at }) => toIsoTime(at),
  createdAt: ({ created_at: at }) => toIsoTime(at)
} as const satisfies Record<
  string,
  (user: ExportedUser, names: RoleNames) => string | number | boolean | null
>

const names = Object.keys(fields)
const readers = Object.values(fields)

function toIsoTime(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}

interface FormatOptions {
  format: ExportFormat
  separator: CsvSeparator
  roles: readonly Pick<RoleState, 'id' | 'name'>[]
}

/** Formats users as a file, chunk by chunk. */
export async function* formatUsers(
  batches: AsyncIterable<readonly ExportedUser[]>,
  { format, separator, roles }: FormatOptions
): AsyncGenerator<string> {
  const roleNames = new Map(roles.map(({ id, name }) => [id, name]))
  if (format === 'csv') yield `${byteOrderMark}${toCsvRows([names], separator)}`
  for await (const users of batches)
    yield format === 'csv'
      ? toCsvRows(
          users.map((user) => toCells(user, roleNames)),
          separator
        )
      : toJsonLines(users, roleNames)
}

function toCells(user: ExportedUser, roleNames: RoleNames): (string | number)[] {
  return readers.map((read) => {
    const value = read(user, roleNames)
    return typeof value === 'boolean' ? String(value) : (value ?? '')
  })
}

function toJsonLines(users: readonly ExportedUser[], roleNames: RoleNames): string {
  return users
    .map((user) => {
      const entries = Object.entries(fields).map(([name, read]) => [name, read(user, roleNames)])
      return `${JSON.stringify(Object.fromEntries(entries))}\n`
    })
    .join('')
}
