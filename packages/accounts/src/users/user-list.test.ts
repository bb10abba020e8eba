import type { UserPage } from '@sitewright/api'
import { expect, test } from 'vitest'
import { createAccountsApp } from '../../testing/browser.ts'
import {
  createTestClock,
  createTestOutbox,
  onEachEngine,
  createTestServices
} from '../../testing/services.ts'
import { createTestClient, createTestUser } from '../../testing/users.ts'

onEachEngine('pages of users', (open) => {
  async function started() {
    const now = createTestClock()
    const services = await createTestServices(await open(), { outbox: createTestOutbox(), now })
    const self = await createTestUser(services, 'super_admin', { email: 'self@example.com' })
    const client = await createTestClient(services, createAccountsApp(services), self)
    const list = async (query: string) =>
      (await (await client.call('GET', `/api/users?${query}`)).json()) as UserPage
    return { services, now, list }
  }

  test('pages hold each user once, whatever their size and the end they are nearer to', async () => {
    const { services, now, list } = await started()
    const expected = ['self@example.com']
    for (let number = 1; number <= 8; number += 1) {
      // Two of them at the same moment: their order is that of their ids.
      if (number !== 4) now.advance(1000)
      const email = `p${number}@example.com`
      await createTestUser(services, 'user', { email, firstName: 'Inês', lastName: `Duarte${number}` })
      expected.unshift(email)
    }
    const whole = (await list('limit=100')).users.map(({ email }) => email)
    expect(whole.toSorted()).toEqual(expected.toSorted())
    expect(whole.slice(0, 4)).toEqual(expected.slice(0, 4))
    for (let limit = 1; limit <= 10; limit += 1) {
      const pages: string[] = []
      for (let page = 1; page <= Math.ceil(9 / limit) + 1; page += 1)
        pages.push(...(await list(`limit=${limit}&page=${page}`)).users.map(({ email }) => email))
      expect(pages).toEqual(whole)
    }
  })

  test('pages of a search hold each user once, however many of their words share a prefix', async () => {
    const { services, list } = await started()
    for (const sign of ['a', 'b', 'c', 'd', 'e'])
      await createTestUser(services, 'user', {
        email: `${sign}@example.com`,
        firstName: ['a', 'b', 'c', 'd', 'e'].map((end) => `An${sign}${end}`).join(' '),
        lastName: `An${sign}f`
      })
    const pages: string[] = []
    for (let page = 1; page <= 5; page += 1)
      pages.push(...(await list(`search=an&limit=1&page=${page}`)).users.map(({ id }) => id))
    expect(new Set(pages).size).toBe(5)
    expect(pages).toEqual((await list('search=an&limit=10')).users.map(({ id }) => id))
  })

  test('a search with very many results says how many there are at least', async () => {
    const { services, list } = await started()
    for (let number = 1; number <= 8; number += 1)
      await createTestUser(services, 'user', {
        email: `p${number}@example.com`,
        firstName: 'Inês',
        lastName: 'Inman'
      })
    const first = await list('search=in&limit=1')
    expect([first.users.length, first.exact, first.total < 8]).toEqual([1, false, true])
    expect(await list('search=in&limit=6')).toMatchObject({ total: 8, exact: true })
  })
})
