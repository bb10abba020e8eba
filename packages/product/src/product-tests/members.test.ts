import type { OwnInvitation, Tenant } from '@sitewright/api'
import { expect, test } from 'vitest'
import { createMembersContext } from '../../testing/members.ts'
import { createTestBrowser, type TestBrowser } from '@sitewright/kernel/testing/browser'
import { onEachEngine } from '@sitewright/kernel/testing/services'
import {
  createTestClient,
  createTestRole,
  createTestUser,
  testPassword
} from '@sitewright/kernel/testing/users'
import { createProductApp } from '../../testing/product-app.ts'

const day = 24 * 3_600_000
const newcomer = { firstName: 'Noor', lastName: 'Haddad', password: testPassword }

onEachEngine('members and invitations of a tenant', (open) => {
  const started = async (options?: { hasMail?: boolean }) => createMembersContext(await open(), options)

  test('a new person accepts by the link of the mail, once, and belongs to the tenant with the role', async () => {
    const { services, add, invite, list, lastToken, asVisitor, outbox, read } = await started()
    const { id, name } = await add()
    expect(await invite(id, 'Noor@Example.com')).toMatchObject({
      invitation: { email: 'noor@example.com', role: 'editor', state: 'open', invitedBy: 'Mira Voss' }
    })
    expect(outbox.posted.at(-1)).toMatchObject({
      email: 'noor@example.com',
      template: { tenant: name, role: 'Editor', inviter: 'Mira Voss', days: 7 }
    })
    const token = lastToken()
    expect(await asVisitor<OwnInvitation>('check', { token })).toMatchObject({
      tenant: name,
      email: 'noor@example.com',
      roleName: 'Editor',
      hasAccount: false
    })
    const anonymous = createTestBrowser(createProductApp(services))
    expect(await read(anonymous.call('POST', '/api/auth/invitations/join', { token }))).toMatchObject({
      error: { code: 'auth.required' }
    })
    const accepted = await asVisitor<{ user: { id: string } }>('accept', { token, ...newcomer })
    expect(accepted).toMatchObject({
      success: true,
      user: { email: 'noor@example.com', role: 'editor', tenantId: id, emailVerified: true }
    })
    expect(await asVisitor('accept', { token, ...newcomer })).toMatchObject({
      error: { code: 'invite.expired' }
    })
    expect((await list(id)).invitations).toMatchObject([{ state: 'accepted' }])
    const entry = await services.database.db
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'tenant.joined')
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({ tenant_id: id, actor_id: accepted.user.id })
    expect(
      await read(
        createTestBrowser(createProductApp(services), { transport: 'body' }).call('POST', '/api/auth/login', {
          email: 'noor@example.com',
          password: testPassword
        })
      )
    ).toMatchObject({ success: true })
  })

  test('somebody known becomes a member, switches to the tenant and back, and has the role there alone', async () => {
    const {
      services,
      app,
      now,
      send,
      add,
      invite,
      list,
      lastToken,
      joinAs,
      asVisitor,
      ownTenants,
      switchTo,
      read
    } = await started()
    const { id, name } = await add()
    const user = await createTestUser(services, 'user', { email: 'noor@example.com' })
    const colleague = await createTestUser(services, 'user', { tenant: id })
    const outsider = await createTestUser(services, 'user')
    await invite(id, user.email, { role: 'admin' })
    const token = lastToken()
    expect(await asVisitor<OwnInvitation>('check', { token })).toMatchObject({ hasAccount: true })
    expect(await asVisitor('accept', { token, ...newcomer })).toMatchObject({
      error: { code: 'invite.known' }
    })
    // Nobody else joins for them, however they came by the link, and it stays open.
    for (const { email } of [outsider, colleague])
      expect(await joinAs(email, token)).toMatchObject({
        status: 403,
        error: {
          code: 'invite.other',
          details: [
            {
              message: 'This invitation is for n…@example.com. Sign in with the account of that address.'
            }
          ]
        }
      })
    expect(await list(id)).toMatchObject({ invitations: [{ state: 'open' }] })
    expect(await joinAs(user.email, token)).toMatchObject({ success: true })
    expect(await list(id)).toMatchObject({
      members: [{ userId: user.id, role: 'admin', home: null }],
      invitations: [{ state: 'accepted' }]
    })
    expect((await send<{ tenant: Tenant }>('GET', `/${id}`)).tenant.users).toMatchObject({
      total: 2,
      active: 2
    })

    const client = await createTestClient(services, app, user, 'user')
    const code = async (method: string, path: string, body?: object) =>
      (await read(client.call(method, path, body))).error?.code
    expect(await code('GET', '/api/users')).toBe('auth.forbidden')
    const [home, membership] = await ownTenants(client)
    expect([home, membership]).toMatchObject([
      { membership: null, name: null, roleName: 'User', isCurrent: true },
      { name, roleName: 'Admin', isCurrent: false }
    ])
    const { account } = await read<{ account: { memberships: object[] } }>(
      client.call('GET', '/api/account/export')
    )
    expect(account.memberships).toEqual([{ tenant: name, role: 'Admin', since: now() }])
    const before = client.token
    expect(await switchTo(client, membership?.membership ?? null)).toMatchObject({
      user: { role: 'admin', tenantId: id }
    })
    const after = client.token
    client.token = before
    expect(await code('GET', '/api/account/tenants')).toBe('auth.expired')
    client.token = after
    const { users } = await read<{ users: { id: string }[] }>(client.call('GET', '/api/users'))
    expect(users.map((each) => each.id)).toEqual([colleague.id])
    expect(await code('PATCH', `/api/users/${colleague.id}`, { firstName: 'Ada' })).toBeUndefined()
    expect(await code('PATCH', `/api/users/${outsider.id}`, { firstName: 'Ada' })).toBe('user.not-found')
    expect(await code('GET', '/api/admin/tenants')).toBe('auth.forbidden')
    expect(await code('POST', '/api/account/api-keys', { name: 'Bot', scopes: ['user.read'], days: 1 })).toBe(
      'member.key'
    )
    await switchTo(client, null)
    expect(await code('GET', '/api/users')).toBe('auth.forbidden')
    expect(await switchTo(client, 'nobody')).toMatchObject({ error: { code: 'member.not-found' } })
  })

  test('security bar 20: who is removed, or has another role, or whose tenant is suspended, is out of it at once', async () => {
    const { services, app, now, send, add, invite, list, lastToken, joinAs, ownTenants, switchTo, read } =
      await started()
    const { id } = await add()
    const user = await createTestUser(services, 'user', { email: 'noor@example.com' })
    const join = async () => {
      await invite(id, user.email)
      await joinAs(user.email, lastToken())
      const client = await createTestClient(services, app, user, 'user')
      await switchTo(client, (await ownTenants(client))[1]?.membership ?? null)
      return client
    }
    const code = async (client: TestBrowser) =>
      (await read(client.call('GET', '/api/auth/verify'))).error?.code
    const own = await createTestClient(services, app, user, 'user')
    const first = await join()
    const member = (await list(id)).members[0]?.id ?? ''
    expect(await send('PATCH', `/${id}/members/${member}`, { role: 'user' })).toMatchObject({
      member: { role: 'user' }
    })
    expect([await code(first), await code(own)]).toEqual(['auth.expired', undefined])

    const again = await createTestClient(services, app, user, 'user')
    await switchTo(again, member)
    const suspended = await send<{ sessionsEnded: number }>('POST', `/${id}/suspend`, {
      revision: 1,
      reason: 'Unpaid'
    })
    expect(suspended.error).toBeUndefined()
    expect([await code(again), await code(own)]).toEqual(['tenant.suspended', undefined])
    expect(await switchTo(own, member)).toMatchObject({ error: { code: 'tenant.suspended' } })
    await send('POST', `/${id}/activate`, { revision: 2 })
    expect(await code(again)).toBe('auth.expired')

    const third = await createTestClient(services, app, user, 'user')
    await switchTo(third, member)
    expect(await send('DELETE', `/${id}/members/${member}`)).toMatchObject({ success: true })
    expect(await code(third)).toBe('auth.expired')
    expect((await list(id)).members).toEqual([])

    now.advance(3_600_000)
    const fourth = await join()
    const leaving = (await ownTenants(fourth)).at(-1)?.membership
    expect(await read(fourth.call('DELETE', `/api/account/tenants/${leaving}`))).toMatchObject({
      success: true
    })
    expect(await code(fourth)).toBe('auth.expired')
  })

  test('somebody of a tenant leaves another one that they are a member of', async () => {
    const { services, app, add, invite, list, lastToken, joinAs, ownTenants, read } = await started()
    const [home, other] = [await add('home'), await add('other')]
    const user = await createTestUser(services, 'user', { email: 'noor@example.com', tenant: home.id })
    await invite(other.id, user.email)
    expect(await joinAs(user.email, lastToken())).toMatchObject({ success: true })
    const client = await createTestClient(services, app, user, 'user')
    const membership = (await ownTenants(client)).find(({ isCurrent }) => !isCurrent)?.membership
    expect(await read(client.call('DELETE', `/api/account/tenants/${membership}`))).toMatchObject({
      success: true
    })
    expect((await list(other.id)).members).toEqual([])
    expect(await ownTenants(client)).toHaveLength(1)
  })

  test('an invitation expires, is sent again with a new link, and is revoked', async () => {
    const { now, add, invite, send, list, lastToken, asVisitor } = await started()
    const { id } = await add()
    const { invitation } = await invite(id, 'noor@example.com')
    const first = lastToken()
    expect(await invite(id, 'noor@example.com')).toMatchObject({ error: { code: 'invite.open' } })
    now.advance(7 * day)
    expect((await list(id)).invitations).toMatchObject([{ state: 'expired' }])
    expect(await asVisitor('check', { token: first })).toMatchObject({ error: { code: 'invite.expired' } })
    expect(await send('POST', `/${id}/invitations/${invitation.id}/resend`)).toMatchObject({
      invitation: { state: 'open', sentAt: now(), expiresAt: now() + 7 * day }
    })
    const second = lastToken()
    expect(await asVisitor('check', { token: first })).toMatchObject({ error: { code: 'invite.expired' } })
    expect(await asVisitor('check', { token: second })).toMatchObject({ email: 'noor@example.com' })
    expect(await send('DELETE', `/${id}/invitations/${invitation.id}`)).toMatchObject({ success: true })
    expect(await asVisitor('accept', { token: second, ...newcomer })).toMatchObject({
      error: { code: 'invite.expired' }
    })
    expect(await send('POST', `/${id}/invitations/${invitation.id}/resend`)).toMatchObject({
      error: { code: 'invite.not-found' }
    })
    expect((await invite(id, 'noor@example.com')).invitation).toMatchObject({ state: 'open' })
  })

  test('security bar 54: nobody invites with rights that they may not grant, nor after they lost them', async () => {
    const { services, add, invite, lastToken, asVisitor } = await started()
    const { id } = await add()
    const role = await createTestRole(services, {
      permissions: ['tenants.read', 'tenants.write', 'user.read', 'user.write', 'admin.access'],
      rank: 40
    })
    const inviter = await createTestUser(services, role)
    expect(await invite(id, 'a@example.com', { role: 'admin', by: inviter })).toMatchObject({
      error: { code: 'role.above' }
    })
    expect(await invite(id, 'a@example.com', { role: 'super_admin' })).toMatchObject({
      error: { code: 'role.above' }
    })
    const withoutUsers = await createTestRole(services, { permissions: ['tenants.write'], rank: 80 })
    const other = await createTestUser(services, withoutUsers)
    expect(await invite(id, 'a@example.com', { role: 'user', by: other })).toMatchObject({
      error: { code: 'auth.forbidden' }
    })
    expect((await invite(id, 'noor@example.com', { role: 'user', by: inviter })).error).toBeUndefined()
    const token = lastToken()
    await services.database.db
      .updateTable('users')
      .set({ status: 'suspended' })
      .where('id', '=', inviter.id)
      .execute()
    expect(await asVisitor('accept', { token, ...newcomer })).toMatchObject({
      error: { code: 'invite.expired' }
    })
  })

  test('the limit of users counts members, when one is invited and again when one comes', async () => {
    const { services, add, invite, lastToken, joinAs, list } = await started()
    const { id } = await add('small', { users: 2, storageBytes: null, apiRequests: null })
    await createTestUser(services, 'user', { tenant: id })
    await createTestUser(services, 'user', { email: 'first@example.com' })
    await createTestUser(services, 'user', { email: 'second@example.com' })
    await invite(id, 'first@example.com')
    const first = lastToken()
    await invite(id, 'second@example.com')
    const second = lastToken()
    expect(await joinAs('first@example.com', first)).toMatchObject({ success: true })
    expect(await joinAs('second@example.com', second)).toMatchObject({ error: { code: 'tenant.limit' } })
    expect(await invite(id, 'third@example.com')).toMatchObject({ error: { code: 'tenant.limit' } })
    // Nothing was counted: a place is free again once a member has left.
    expect((await list(id)).invitations.map(({ state }) => state).toSorted()).toEqual(['accepted', 'open'])
  })

  test('without mail nobody is invited, and who is in a tenant is not invited into it', async () => {
    const without = await started({ hasMail: false })
    const tenant = await without.add()
    expect(await without.invite(tenant.id, 'a@example.com')).toMatchObject({
      error: { code: 'auth.mail-missing' }
    })
    const { services, add, invite, send } = await started()
    const { id } = await add()
    const user = await createTestUser(services, 'user', { tenant: id })
    expect(await invite(id, user.email)).toMatchObject({ error: { code: 'invite.member' } })
    const other = await add('garage')
    const { invitation } = await invite(other.id, user.email)
    expect(await send('DELETE', `/${id}/invitations/${invitation.id}`)).toMatchObject({
      error: { code: 'invite.not-found' }
    })
  })
})
