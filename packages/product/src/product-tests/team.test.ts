import { dentist } from '@sitewright/site'
import { expect, test } from 'vitest'
import { createProductApp } from '../../testing/product-app.ts'
import { createTestServices, onSqlite } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestRole, createTestUser } from '@sitewright/kernel/testing/users'
import type { GivableRole, TeamPerson, TeamReport } from '@sitewright/api'

onSqlite('a team', (open) => {
  async function started() {
    const services = await createTestServices(await open())
    const app = createProductApp(services)
    const signedIn = async (role: string, tenant: string | null = null) => {
      const user = await createTestUser(services, role, { tenant })
      return { user, client: await createTestClient(services, app, user) }
    }
    return { services, app, signedIn }
  }

  async function peopleOf(client: Awaited<ReturnType<typeof createTestClient>>, query = '') {
    const response = await client.call('GET', `/api/team/people?${query}`)
    expect(response.status).toBe(200)
    return (await response.json()) as { people: TeamPerson[]; total: number; roles: GivableRole[] }
  }

  test('is Users and Editors of the installation for a Manager without a tenant, and nobody else', async () => {
    const { services, signedIn } = await started()
    const manager = await signedIn('manager')
    const [editor, user] = [await createTestUser(services, 'editor'), await createTestUser(services, 'user')]
    for (const role of ['super_admin', 'admin', 'manager']) await createTestUser(services, role)
    const reader = await createTestRole(services, { permissions: ['user.read'], rank: 20 })
    await createTestUser(services, reader)
    await createTestUser(services, 'user', { tenant: 'bakery' })
    const { people, total, roles } = await peopleOf(manager.client)
    expect(people.map(({ id }) => id).toSorted()).toEqual([editor.id, user.id].toSorted())
    expect([total, people.every(({ managed }) => managed)]).toEqual([2, true])
    expect(roles.map(({ id, permissions }) => [id, permissions])).toEqual([
      ['editor', ['content.read', 'content.write']],
      ['user', []]
    ])
    expect((await peopleOf(manager.client, `search=${encodeURIComponent(editor.email)}`)).total).toBe(1)
    expect((await manager.client.call('GET', '/api/users')).status).toBe(403)
  })

  test('security bar 32: is everybody of the tenant there, of whom those below are managed', async () => {
    const { services, signedIn } = await started()
    const manager = await signedIn('manager', 'bakery')
    const admin = await createTestUser(services, 'admin', { tenant: 'bakery' })
    const editor = await createTestUser(services, 'editor', { tenant: 'bakery' })
    const other = await createTestUser(services, 'editor', { tenant: 'dentist' })
    const { people } = await peopleOf(manager.client)
    expect(Object.fromEntries(people.map(({ id, managed }) => [id, managed]))).toEqual({
      [manager.user.id]: false,
      [admin.id]: false,
      [editor.id]: true
    })
    const change = async (id: string, body: object) =>
      (await manager.client.call('PATCH', `/api/team/people/${id}`, body)).status
    expect(await change(editor.id, { status: 'inactive' })).toBe(200)
    expect(await change(admin.id, { status: 'inactive' })).toBe(403)
    expect(await change(other.id, { status: 'inactive' })).toBe(404)
  })

  test('security bar 54: leaves it to administrators to lift what they suspended', async () => {
    const { services, signedIn } = await started()
    const { client } = await signedIn('manager', 'bakery')
    const { id } = await createTestUser(services, 'editor', { tenant: 'bakery' })
    const seen: unknown[] = []
    for (const status of ['suspended', 'pending', 'inactive'] as const) {
      await services.database.db.updateTable('users').set({ status }).where('id', '=', id).execute()
      const { people } = await peopleOf(client)
      const change = await client.call('PATCH', `/api/team/people/${id}`, { status: 'active' })
      seen.push([status, people.find((person) => person.id === id)?.managed, change.status])
    }
    expect(seen).toEqual([
      ['suspended', false, 403],
      ['pending', false, 403],
      ['inactive', true, 200]
    ])
  })

  test('security bar 54: gives no role of the own rank, above, or of the admin area', async () => {
    const { services, signedIn } = await started()
    const { client, user: self } = await signedIn('manager')
    const editor = await createTestUser(services, 'editor')
    const admin = await createTestUser(services, 'admin')
    const reader = await createTestRole(services, { permissions: ['admin:read'], rank: 20 })
    const statuses: unknown[] = []
    for (const role of ['manager', 'admin', 'super_admin', reader, 'none', 'user'])
      statuses.push((await client.call('PATCH', `/api/team/people/${editor.id}`, { role })).status)
    expect(statuses).toEqual([403, 403, 403, 403, 403, 200])
    for (const { id } of [admin, self])
      expect((await client.call('PATCH', `/api/team/people/${id}`, { role: 'user' })).status).toBe(404)
    const invited = { email: 'new@example.com', firstName: 'New', lastName: 'Person' }
    expect((await client.call('POST', '/api/team/people', { ...invited, role: 'manager' })).status).toBe(403)
    const response = await client.call('POST', '/api/team/people', { ...invited, role: 'editor' })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      person: { role: 'editor', managed: true, status: 'active' }
    })
    expect(services.outbox).toMatchObject({ posted: [{ email: 'new@example.com' }] })
  })

  test('is told about by its report', async () => {
    const { services, signedIn } = await started()
    const { client } = await signedIn('manager', 'bakery')
    await createTestUser(services, 'editor', { tenant: 'bakery' })
    await createTestUser(services, 'editor', { tenant: 'dentist' })
    const report = (await (await client.call('GET', '/api/team/report')).json()) as TeamReport
    expect(report.people).toMatchObject({ total: 2, active: 2, inactive: 0, added: 2 })
    expect(report.roles.map(({ id, people }) => [id, people])).toEqual([
      ['manager', 1],
      ['editor', 1]
    ])
    const editor = await signedIn('editor', 'bakery')
    expect((await editor.client.call('GET', '/api/team/report')).status).toBe(403)
  })

  test('opens the projects that are shared with it, and edits them', async () => {
    const { signedIn } = await started()
    const owner = await signedIn('user', 'bakery')
    const editor = await signedIn('editor', 'bakery')
    const manager = await signedIn('manager', 'bakery')
    const elsewhere = await signedIn('editor', 'dentist')
    const saved = await owner.client.call('POST', '/api/saved-projects', { site: dentist })
    const { id } = (await saved.json()) as { id: string }
    const share = (shared: boolean) => owner.client.call('PUT', `/api/saved-projects/${id}/team`, { shared })
    const read = async ({ client }: typeof editor) =>
      (await client.call('GET', `/api/team/projects/${id}`)).status
    const save = async ({ client }: typeof editor, baseVersion: number, name: string) => {
      const site = { ...dentist, businessInfo: { ...dentist.businessInfo, businessName: name } }
      return (await client.call('PUT', `/api/team/projects/${id}`, { site, baseVersion })).status
    }
    expect(await read(editor)).toBe(404)
    expect(await (await share(true)).json()).toMatchObject({ sharedWithTeam: true })
    const list = await (await editor.client.call('GET', '/api/team/projects')).json()
    expect(list).toMatchObject({ projects: [{ id, own: false, version: 1 }] })
    expect([await read(editor), await read(manager), await read(elsewhere), await read(owner)]).toEqual([
      200, 200, 404, 403
    ])
    expect([await save(editor, 1, 'Elm'), await save(editor, 1, 'Oak')]).toEqual([200, 409])
    expect([await save(manager, 2, 'Oak'), await save(elsewhere, 2, 'Oak')]).toEqual([403, 404])
    expect(await (await owner.client.call('GET', `/api/saved-projects/${id}`)).json()).toMatchObject({
      version: 2,
      site: { businessInfo: { businessName: 'Elm' } }
    })
    expect(
      (await editor.client.call('PUT', `/api/saved-projects/${id}/team`, { shared: false })).status
    ).toBe(404)
    await share(false)
    expect([await read(editor), await save(editor, 2, 'Ash')]).toEqual([404, 404])
  })
})
