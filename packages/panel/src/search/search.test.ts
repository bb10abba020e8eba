import type { RoleId, SearchAnswer } from '@sitewright/api'
import { expect, test } from 'vitest'
import { createTestServices, onSqlite } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestRole, createTestUser } from '@sitewright/kernel/testing/users'
import { createPanelApp } from '../../testing/panel-app.ts'

onSqlite('search', (open) => {
  async function started() {
    const services = await createTestServices(await open())
    const app = createPanelApp(services)
    const join = async (role: RoleId, tenant: string | null = null) => {
      const user = await createTestUser(services, role, { tenant, firstName: 'Self', lastName: 'Same' })
      const { call } = await createTestClient(services, app, user)
      return async (q: string): Promise<SearchAnswer & { status: number }> => {
        const response = await call('GET', `/api/admin/search?q=${encodeURIComponent(q)}`)
        return { ...((await response.json()) as SearchAnswer), status: response.status }
      }
    }
    return { services, join }
  }

  test('finds people by any part of name or address, accents and case aside, and roles by name', async () => {
    const { services, join } = await started()
    const search = await join('admin')
    const ines = await createTestUser(services, 'editor', {
      email: 'duarte@harbour.example',
      firstName: 'Inês',
      lastName: 'Duarte'
    })
    for (const q of ['INES', 'harbour', 'uart', 'ines duarte'])
      expect((await search(q)).users, q).toEqual({
        found: [
          {
            id: ines.id,
            email: 'duarte@harbour.example',
            firstName: 'Inês',
            lastName: 'Duarte',
            roleName: 'Editor'
          }
        ],
        total: 1,
        exact: true
      })
    expect((await search('edit')).roles?.found.map(({ id }) => id)).toEqual(['editor'])
    expect(await search('xyzzy')).toMatchObject({ users: { found: [], total: 0 }, roles: { found: [] } })
  })

  test('says how many there are, and answers with the first eight', async () => {
    const { services, join } = await started()
    const search = await join('admin')
    for (let each = 0; each < 10; each += 1)
      await createTestUser(services, 'user', { lastName: 'Quillfeather', password: null })
    const { users } = await search('quillfea')
    expect([users?.found.length, users?.total, users?.exact]).toEqual([8, 10, true])
  })

  test('security bar 31, 32: finds what its reader may see', async () => {
    const { services, join } = await started()
    await createTestUser(services, 'user', { lastName: 'Northwood', tenant: 'north' })
    await createTestUser(services, 'user', { lastName: 'Southwood', tenant: 'south' })
    const entering = await createTestRole(services, { permissions: ['admin.access'] })
    const [all, north, blind] = [await join('admin'), await join('admin', 'north'), await join(entering)]
    const names = async (search: typeof all) =>
      (await search('wood')).users?.found.map(({ lastName }) => lastName).toSorted()
    expect(await names(all)).toEqual(['Northwood', 'Southwood'])
    expect(await names(north)).toEqual(['Northwood'])
    expect(await blind('wood')).toEqual({ status: 200 })
  })

  test('is refused without a text, and takes signs as they are', async () => {
    const { join } = await started()
    const search = await join('admin')
    for (const q of ['', '   ', 'x'.repeat(101)]) expect((await search(q)).status).toBe(400)
    for (const q of ['"', '%', "' or 1=1 --", '*', '\u{202e}', 'a b c d e f g h'])
      expect((await search(q)).status).toBe(200)
  })
})
