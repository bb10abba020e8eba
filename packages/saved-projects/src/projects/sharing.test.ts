import { dentist } from '@sitewright/site'
import { expect, test } from 'vitest'
import { sha256 } from '@sitewright/kernel/crypto'
import { onSqlite } from '@sitewright/kernel/testing/services'
import { createTestBrowser } from '@sitewright/kernel/testing/browser'
import { readJson, saveNewProject, siteNamed, createTwoUsers } from '../../testing/saved-projects.ts'

const path = '/api/saved-projects'

onSqlite('sharing by link', (open) => {
  async function sharedSite() {
    const people = await createTwoUsers(await open())
    const { id } = await saveNewProject(people.maya)
    const share = async () =>
      readJson<{ shareToken: string; link: string }>(await people.maya.call('POST', `${path}/${id}/share`))
    const anybody = createTestBrowser(people.app, { address: '203.0.113.5' })
    const visit = (token: string) => anybody.call('GET', `/api/shared-projects/${token}`)
    return { ...people, id, share, anybody, visit }
  }

  test('whoever has the link sees the newest version, and nothing of its owner', async () => {
    const { maya, id, share, visit } = await sharedSite()
    const { shareToken: token, link } = await share()
    expect(link).toBe(`https://sitewright.test/shared#${token}`)
    const response = await visit(token)
    const { cacheControl, robots } = {
      cacheControl: response.headers.get('cache-control'),
      robots: response.headers.get('x-robots-tag')
    }
    expect([response.status, cacheControl, robots]).toEqual([200, 'no-store', 'noindex'])
    const text = await response.text()
    expect(JSON.parse(text)).toMatchObject({ name: 'Harbour Street Dental', site: dentist })
    expect(text).not.toContain('maya@example.com')
    await maya.call('PUT', `${path}/${id}`, { site: siteNamed('Newer'), baseVersion: 1 })
    expect(await readJson(await visit(token))).toMatchObject({ site: siteNamed('Newer') })
  })

  test('only the hash of the token is stored, and the log does not hold it either', async () => {
    const { services, share } = await sharedSite()
    const { shareToken: token } = await share()
    expect(token).toMatch(/^[\w-]{43}$/)
    const { db } = services.database
    const { share_hash: hash } = await db
      .selectFrom('saved_projects')
      .select('share_hash')
      .executeTakeFirstOrThrow()
    expect(hash).toBe(await sha256(token))
    const everything = [
      await db.selectFrom('saved_projects').selectAll().execute(),
      await db.selectFrom('audit').selectAll().execute()
    ]
    expect(JSON.stringify(everything)).not.toContain(token)
  })

  test('sharing again revokes the older link, and a revoked link shows nothing', async () => {
    const { maya, id, share, visit } = await sharedSite()
    const { shareToken: first } = await share()
    const { shareToken: second } = await share()
    expect(second).not.toBe(first)
    expect([(await visit(first)).status, (await visit(second)).status]).toEqual([404, 200])
    expect(await readJson(await maya.call('GET', `${path}/${id}`))).toMatchObject({ shared: true })
    expect(await readJson(await maya.call('DELETE', `${path}/${id}/share`))).toMatchObject({ shared: false })
    expect((await visit(second)).status).toBe(404)
    expect((await maya.call('DELETE', `${path}/${id}/share`)).status).toBe(200)
  })

  test('the link ends with the account of its owner', async () => {
    const { services, share, visit } = await sharedSite()
    const { shareToken: token } = await share()
    const { db } = services.database
    const disabled = db.updateTable('users').set({ status: 'suspended' })
    await disabled.where('email', '=', 'maya@example.com').execute()
    expect((await visit(token)).status).toBe(404)
    await db.deleteFrom('users').where('email', '=', 'maya@example.com').execute()
    expect(await db.selectFrom('saved_project_versions').select('version').execute()).toEqual([])
  })

  test('the link grants nothing else: neither the id nor changes', async () => {
    const { anybody, share, visit } = await sharedSite()
    const { shareToken: token } = await share()
    for (const method of ['PUT', 'PATCH', 'DELETE', 'POST'])
      expect((await anybody.call(method, `/api/shared-projects/${token}`, { name: 'x' })).status).toBe(404)
    expect(await readJson(await visit(token))).not.toHaveProperty('id')
  })

  test('opening links is rate-limited', async () => {
    const { visit } = await sharedSite()
    const statuses: number[] = []
    for (let call = 0; call < 61; call += 1) statuses.push((await visit(`guess-${call}`)).status)
    expect(statuses.filter((status) => status === 404)).toHaveLength(60)
    expect(statuses.at(-1)).toBe(429)
  })
})
