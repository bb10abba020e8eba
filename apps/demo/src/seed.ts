import type { RoleId } from '@sitewright/api'
import type { Services } from '@sitewright/kernel/services'
import { inTransaction, type UserStatus } from '@sitewright/kernel/db'
import { writeAudit } from '@sitewright/kernel/audit'
import { insertNewUser, updateUser } from '@sitewright/kernel/users'

const day = 24 * 60 * 60_000

interface SampleUser {
  firstName: string
  lastName: string
  role: RoleId
  status: Exclude<UserStatus, 'pending'>
  /** Days since registration and since the last sign-in. */
  joined: number
  seen: number
}

/** Sample users of the demo. */
const sampleUsers: readonly SampleUser[] = [
  { firstName: 'Maya', lastName: 'Okafor', role: 'admin', status: 'active', joined: 314, seen: 0 },
  { firstName: 'Tomasz', lastName: 'Wrona', role: 'manager', status: 'active', joined: 290, seen: 1 },
  { firstName: 'Ines', lastName: 'Carvalho', role: 'editor', status: 'active', joined: 221, seen: 2 },
  { firstName: 'Yuki', lastName: 'Tanabe', role: 'editor', status: 'inactive', joined: 198, seen: 61 },
  { firstName: 'Amara', lastName: 'Nwosu', role: 'user', status: 'active', joined: 150, seen: 3 },
  { firstName: 'Lukas', lastName: 'Brandt', role: 'user', status: 'active', joined: 122, seen: 9 },
  { firstName: 'Noor', lastName: 'Haddad', role: 'user', status: 'suspended', joined: 96, seen: 40 },
  { firstName: 'Elif', lastName: 'Demir', role: 'manager', status: 'active', joined: 80, seen: 4 },
  { firstName: 'Sven', lastName: 'Lindqvist', role: 'user', status: 'active', joined: 47, seen: 6 },
  { firstName: 'Priya', lastName: 'Raman', role: 'user', status: 'active', joined: 21, seen: 0 },
  { firstName: 'Oliver', lastName: 'Marsh', role: 'user', status: 'inactive', joined: 15, seen: 14 },
  { firstName: 'Chloé', lastName: 'Lefèvre', role: 'user', status: 'active', joined: 5, seen: 2 }
]

const sampleCaller = { ip: 'this browser', device: 'Sample data' }

/** Seeds an empty database with sample users, their audit entries, and the only account that can sign in. */
export async function seedDemo(
  services: Services,
  credentials: { email: string; password: string }
): Promise<void> {
  const hash = await services.passwords.hash(credentials.password)
  // Sample users have a random password, so that they count as able to sign in without being so.
  const unknownPassword = await services.passwords.hash(crypto.randomUUID())
  await inTransaction(services.database, async (transaction) => {
    const administrator = { email: credentials.email, firstName: 'Admin', lastName: 'User' }
    await insertNewUser(services, transaction, administrator, {
      hash,
      role: 'super_admin',
      verified: true,
      status: 'active'
    })
    for (const { firstName, lastName, role, status, joined, seen } of sampleUsers) {
      const ago = (days: number) => ({ ...services, now: () => services.now() - days * day })
      const email = `${firstName}@example.com`.toLowerCase()
      const user = await insertNewUser(
        ago(joined),
        transaction,
        { email, firstName, lastName },
        {
          hash: unknownPassword,
          role,
          verified: true,
          status: 'active'
        }
      )
      if (user === undefined) continue
      const subject = { type: 'user', id: user.id }
      await updateUser(transaction, user.id, {
        status,
        last_login_at: services.now() - seen * day,
        login_count: Math.max(1, Math.round((joined - seen) / 3))
      })
      const entry = { outcome: 'done', actorId: user.id, subject } as const
      await writeAudit(ago(joined), transaction, sampleCaller, { action: 'auth.register', ...entry })
      await writeAudit(ago(seen), transaction, sampleCaller, { action: 'auth.login', ...entry })
    }
  })
}
