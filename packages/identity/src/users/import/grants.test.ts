import type { ImportGrants, UserImport } from '@sitewright/api'
import { expect, test } from 'vitest'
import { createTestServices, onSqlite } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser } from '@sitewright/kernel/testing/users'
import { createIdentityApp } from '../../../testing/identity-app.ts'

onSqlite('a dry run of an import', (open) => {
  test('says which rights it hands out, and names who gets those of the admin area', async () => {
    const services = await createTestServices(await open())
    const self = await createTestUser(services, 'admin')
    const { call } = await createTestClient(services, createIdentityApp(services), self)
    const file = `email,first,last,role
a@example.com,Bo,Inman,editor
b@example.com,Ann,Lund,admin
c@example.com,Cy,Lund,
d@example.com,Di,Lund,super_admin
`
    const path = '/api/admin/users/import'
    const body = new Response(file).body ?? new ReadableStream()
    const uploaded = await call('POST', `${path}?name=team.csv`, body, { 'content-type': 'text/csv' })
    const { import: found } = (await uploaded.json()) as { import: UserImport }
    const checked = await call('POST', `${path}/${found.id}/check`, {
      mapping: { email: 0, firstName: 1, lastName: 2, role: 3 }
    })
    const { good, bad, grants } = (await checked.json()) as {
      good: number
      bad: number
      grants: ImportGrants
    }
    expect([good, bad]).toEqual([3, 1])
    expect(grants).toEqual({
      roles: [
        { id: 'admin', name: 'Admin', people: 1, privileged: true },
        { id: 'editor', name: 'Editor', people: 1, privileged: false },
        { id: 'user', name: 'User', people: 1, privileged: false }
      ],
      privileged: [{ row: 3, name: 'Ann Lund', email: 'b@example.com', roleName: 'Admin' }]
    })
  })
})
