import { expect, test } from 'vitest'
import { type Services, defaultSecuritySettings } from '@sitewright/kernel/services'
import { onSqlite } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser } from '@sitewright/kernel/testing/users'
import { createSoftwareAuthenticator } from '../../testing/second-factor/authenticator.ts'
import { addPasskey, origin } from '../../testing/second-factor/passkeys.ts'
import {
  readAnswer,
  maya,
  changeSettings,
  createSecondFactorContext
} from '../../testing/second-factor/context.ts'

onSqlite('second factor, by administrators', (open) => {
  /** A user with a second factor, and administrators who can reset it. */
  async function withSecondFactor() {
    const person = await createSecondFactorContext(await open())
    const { services, app, page } = person
    await person.setUpTotp()
    const { user } = await readAnswer(page.call('GET', '/api/auth/verify'))
    const messages: string[] = []
    const administrator = () => createTestUser(services, 'admin')
    const reset = async (by: Awaited<ReturnType<typeof administrator>>) => {
      const client = await createTestClient(services, app, by)
      const response = await client.call('POST', `/api/users/${user?.id}/reset-second-factor`)
      type Answer = { state?: string; message: string; error?: { code: string } }
      const { state, message, error } = (await response.json()) as Answer
      messages.push(message)
      return state ?? error?.code
    }
    return { ...person, administrator, reset, messages, self: user?.id ?? '' }
  }

  test('security bar 18: a lone administrator resets a second factor; the user is notified and signed out', async () => {
    const { services, administrator, reset, page, signIn, outbox } = await withSecondFactor()
    const alone = await administrator()
    expect(await reset(alone)).toBe('done')
    expect((await page.call('GET', '/api/auth/verify')).status).toBe(401)
    expect(outbox.posted.at(-1)).toEqual({
      email: maya.email,
      template: { kind: 'second-factor-changed', change: 'reset' }
    })
    expect((await signIn()).answer).toMatchObject({ success: true, user: { twoFactorEnabled: false } })
    expect(await findActors(services, 'user.second-factor-reset')).toEqual([alone.id])
    expect(await services.database.db.selectFrom('recovery_codes').selectAll().execute()).toEqual([])
    expect(await reset(alone)).toBe('second-factor.off')
  })

  test('nobody is said to have been told where no mail is sent', async () => {
    for (const configured of [true, false]) {
      const { services, administrator, reset, messages } = await withSecondFactor()
      services.outbox.configured = configured
      expect(await reset(await administrator())).toBe('done')
      expect(messages.at(-1)).toMatch(configured ? /was told by mail/ : /Tell them: no mail is sent/)
    }
  })

  test('security bar 18: if there is a second administrator, both have to request it within a day', async () => {
    const { services, administrator, reset, self, signIn, now } = await withSecondFactor()
    const one = await administrator()
    const other = await administrator()
    expect([await reset(one), await reset(one)]).toEqual(['waiting', 'waiting'])
    expect(
      await services.database.db.selectFrom('notices').select(['user_id', 'kind', 'person_id']).execute()
    ).toEqual([{ user_id: other.id, kind: 'second-factor.reset-asked', person_id: self }])
    expect((await signIn()).answer.challenge?.methods).toEqual(['totp', 'recovery'])
    now.advance(24 * 60 * 60_000)
    expect(await reset(other)).toBe('waiting')
    expect(await reset(one)).toBe('done')
    expect((await signIn()).answer.challenge).toBeNull()
    expect(await findActors(services, 'user.second-factor-reset-asked')).toEqual([one.id, one.id, other.id])
    expect(await findActors(services, 'user.second-factor-reset')).toEqual([one.id])
  })

  test('security bar 18: a reset takes step-up, and is refused for oneself and for lower ranks', async () => {
    const { services, app, reset, self, administrator, now } = await withSecondFactor()
    const manager = await createTestUser(services, 'manager')
    expect(await reset(manager)).toBe('auth.forbidden')
    const client = await createTestClient(services, app, await administrator())
    now.advance(11 * 60_000)
    await client.call('POST', '/api/auth/refresh', { refreshToken: client.refreshToken })
    const path = `/api/users/${self}/reset-second-factor`
    expect((await readAnswer(client.call('POST', path))).error?.code).toBe('auth.step-up')
    const { db } = services.database
    await db.updateTable('users').set({ role: 'super_admin' }).where('id', '=', self).execute()
    expect(await reset(await administrator())).toBe('account.above')
    const own = await db.selectFrom('users').selectAll().where('id', '=', self).executeTakeFirstOrThrow()
    expect(await reset(own)).toBe('account.own')
  })

  test('security bar 18: once a second factor is required, sessions without one end within seconds', async () => {
    const { services, app, page, now } = await withSecondFactor()
    const withPasskey = await createTestClient(services, app, await createTestUser(services, 'user'))
    await addPasskey(withPasskey, await createSoftwareAuthenticator(origin))
    const without = await createTestClient(services, app, await createTestUser(services, 'user'))
    const other = await createTestClient(services, app, await createTestUser(services, 'super_admin'))
    await addPasskey(other, await createSoftwareAuthenticator(origin))
    const runner = await createTestClient(services, app, await createTestUser(services, 'super_admin'))
    const saved = await runner.call('PUT', '/api/admin/settings/security', {
      ...defaultSecuritySettings,
      requireTwoFactor: true
    })
    expect(saved.status).toBe(200)
    now.advance(2001)
    const statuses = []
    for (const each of [page, withPasskey, without, runner])
      statuses.push((await each.call('GET', '/api/auth/verify')).status)
    // The administrator who changed the setting stays signed in, to set one up too.
    expect(statuses).toEqual([200, 200, 401, 200])
  })

  test("security bar 53: the passkey that is the last super admin's only way to sign in cannot be removed", async () => {
    const { services, app } = await createSecondFactorContext(await open())
    const alone = await createTestClient(
      services,
      app,
      await createTestUser(services, 'super_admin', { password: null })
    )
    const added = await addPasskey(alone, await createSoftwareAuthenticator(origin))
    const { passkey } = (await added.json()) as { passkey: { id: string } }
    await changeSettings(services, { allowPasswordLogin: false })
    const refused = await readAnswer(alone.call('DELETE', `/api/account/passkeys/${passkey.id}`))
    expect(refused.error?.code).toBe('account.last-admin')
    const other = await createTestClient(services, app, await createTestUser(services, 'super_admin'))
    await addPasskey(other, await createSoftwareAuthenticator(origin))
    expect((await alone.call('DELETE', `/api/account/passkeys/${passkey.id}`)).status).toBe(200)
  })
})

async function findActors({ database }: Services, action: string): Promise<(string | null)[]> {
  const rows = await database.db
    .selectFrom('audit')
    .select('actor_id')
    .where('action', '=', action)
    .orderBy('seq')
    .execute()
  return rows.map(({ actor_id: actorId }) => actorId)
}
