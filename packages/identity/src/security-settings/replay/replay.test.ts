import type { AffectedUser, SecurityReplay } from '@sitewright/api'
import { expect, test } from 'vitest'
import { createTestClock, createTestServices, onSqlite } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser } from '@sitewright/kernel/testing/users'
import { writeAudit } from '@sitewright/kernel/audit'
import { inTransaction } from '@sitewright/kernel/db'
import { defaultSecuritySettings } from '@sitewright/kernel/services'
import { createIdentityApp } from '../../../testing/identity-app.ts'

const path = '/api/admin/settings/security/replay'
const minute = 60_000

onSqlite('a replay of the security settings', (open) => {
  async function started() {
    const now = createTestClock()
    const services = await createTestServices(await open(), { now })
    const app = createIdentityApp(services)
    const self = await createTestUser(services, 'super_admin', {
      firstName: 'Ada',
      email: 'self@example.com'
    })
    const replay = async (changes: object) => {
      const client = await createTestClient(services, app, self)
      const response = await client.call('POST', path, { ...defaultSecuritySettings, ...changes })
      expect(response.status).toBe(200)
      const answer = (await response.json()) as SecurityReplay
      return { ...answer, of: new Map(answer.effects.map((effect) => [effect.kind, effect])) }
    }
    const write = (
      actorId: string,
      outcome: 'done' | 'refused',
      reason: string | undefined = 'wrong-password'
    ) =>
      inTransaction(services.database, (transaction) =>
        writeAudit(
          services,
          transaction,
          { ip: '192.0.2.1', device: 'Test' },
          {
            action: 'auth.login',
            outcome,
            actorId,
            details: outcome === 'refused' && reason !== '' ? { reason } : {}
          }
        )
      )
    return { services, now, self, replay, write }
  }

  test('counts lockouts now and then, names whom they would hit, and says that one is among them', async () => {
    const { services, now, self, replay, write } = await started()
    const other = await createTestUser(services, 'editor', { firstName: 'Dana', email: 'dana@example.com' })
    for (const id of [self.id, other.id])
      for (let tries = 0; tries < 3; tries += 1) await write(id, 'refused')
    now.advance(minute)
    await write(other.id, 'done')
    now.advance(minute)
    const unchanged = await replay({})
    expect(unchanged.of.get('lockouts')).toMatchObject({ before: 0, after: 0, people: { total: 0 } })
    const stricter = await replay({ maxLoginAttempts: 3 })
    expect(stricter).toMatchObject({ signIns: 1, people: 1, isWhole: true, mustProve: false })
    expect(stricter.of.get('lockouts')).toMatchObject({
      before: 0,
      after: 2,
      people: {
        total: 2,
        administrators: 1,
        includesYou: true,
        first: [
          { name: 'Ada Okafor', isYou: true },
          { name: 'Dana Okafor', roleName: 'Editor', isYou: false }
        ]
      }
    })
    expect(stricter.of.get('refused-sign-ins')).toMatchObject({ before: 0, after: 1 })
    now.advance(31 * 24 * 60 * minute)
    expect((await replay({ maxLoginAttempts: 3 })).of.get('lockouts')).toMatchObject({ after: 0 })
  })

  test('counts right passwords that a lock refused, and says since when that is known', async () => {
    const { now, self, replay, write } = await started()
    for (let tries = 0; tries < 5; tries += 1) await write(self.id, 'refused')
    for (let tries = 0; tries < 4; tries += 1) await write(self.id, 'refused', 'right-while-locked')
    // A correct password without access to the area is no failed attempt.
    for (let tries = 0; tries < 9; tries += 1) await write('somebody', 'refused', 'no-panel')
    const known = await replay({ maxLoginAttempts: 10 })
    expect(known.unexplainedAt).toBeNull()
    expect(known.of.get('lockouts')).toMatchObject({ before: 1, after: 0 })
    expect(known.of.get('refused-sign-ins')).toMatchObject({ before: 4, after: 0 })
    now.advance(minute)
    await write(self.id, 'refused', '')
    const partly = await replay({ maxLoginAttempts: 10 })
    expect(partly.unexplainedAt).toBe(now())
    expect(partly.of.get('refused-sign-ins')).toMatchObject({ before: null })
  })

  test('counts who must add a second factor, who has a password only, and sign-ins asked for again', async () => {
    const { services, now, self, replay } = await started()
    const other = await createTestUser(services, 'user', { password: null })
    const { db } = services.database
    await db.updateTable('users').set({ email_verified_at: null }).where('id', '=', other.id).execute()
    await db
      .insertInto('attempts')
      .values({ account: other.id, device: 'any', fails: 5, window_ends_at: 0, locked_until: now() + minute })
      .execute()
    const app = createIdentityApp(services)
    await createTestClient(services, app, self)
    await services.database.db
      .updateTable('sessions')
      .set({ last_used_at: now() + 5 * 60 * minute })
      .execute()
    const stricter = await replay({ requireTwoFactor: true, allowPasswordLogin: false, sessionTimeout: 2 })
    expect(stricter.of.get('second-factor')).toMatchObject({
      before: 0,
      after: 2,
      people: { total: 2, administrators: 1, locked: 1, unverified: 1, includesYou: true }
    })
    expect(stricter.of.get('password-only')).toMatchObject({
      before: 0,
      after: 1,
      people: { locked: 0, unverified: 0, includesYou: true }
    })
    expect(stricter.of.get('asked-again')).toMatchObject({ before: 0, after: 2, people: null })
    expect(stricter.mustProve).toBe(true)
  })

  test('names the people of an effect page by page, each once: oneself, administrators, then the others', async () => {
    const { services, self, replay, write } = await started()
    const app = createIdentityApp(services)
    for (let number = 0; number < 45; number += 1) {
      const role = number === 44 ? 'admin' : 'user'
      const user = await createTestUser(services, role, { email: `p${number}@example.com`, password: null })
      if (number < 30) for (let tries = 0; tries < 3; tries += 1) await write(user.id, 'refused')
    }
    const client = await createTestClient(services, app, self)
    const readAll = async (kind: 'lockouts' | 'second-factor', changes: object) => {
      const effect = (await replay(changes)).of.get(kind)?.people
      const people = effect?.first ?? []
      const settings = { ...defaultSecuritySettings, ...changes }
      for (let after = effect?.next ?? null; after !== null;) {
        const response = await client.call('POST', `${path}/people`, { settings, kind, after })
        const page = (await response.json()) as { people: AffectedUser[]; next: string | null }
        people.push(...page.people)
        after = page.next
      }
      expect(people).toHaveLength(effect?.total ?? 0)
      expect(new Set(people.map(({ id }) => id)).size).toBe(people.length)
      return people
    }
    const all = await readAll('second-factor', { requireTwoFactor: true })
    expect(all).toHaveLength(46)
    expect(all.slice(0, 3).map(({ roleName }) => roleName)).toEqual(['Super admin', 'Admin', 'User'])
    expect(await readAll('lockouts', { maxLoginAttempts: 3 })).toHaveLength(30)
    const wrong = { settings: defaultSecuritySettings, kind: 'asked-again', after: '2_' }
    expect((await client.call('POST', `${path}/people`, wrong)).status).toBe(400)
  })

  test('it takes the permission, the choices of the screen, and changes nothing', async () => {
    const { services, replay } = await started()
    const app = createIdentityApp(services)
    const client = await createTestClient(services, app, await createTestUser(services, 'manager'))
    expect((await client.call('POST', path, defaultSecuritySettings)).status).toBe(403)
    await replay({ lockoutDuration: 60 })
    const kept = await services.database.db.selectFrom('settings').select('key').execute()
    expect(kept.map(({ key }) => key)).not.toContain('security')
  })
})
