import { savedProjectLimits, type ProblemDetails, type SavedProject } from '@sitewright/api'
import { defaultSite, dentist, everythingSite, type Site } from '@sitewright/site'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { onSqlite } from '@sitewright/kernel/testing/services'
import { anySite } from '../../testing/any-site.ts'
import { readJson, saveNewProject, siteNamed, createTwoUsers } from '../../testing/saved-projects.ts'

const path = '/api/saved-projects'
const minute = 60_000

onSqlite('saved projects', (open) => {
  test('a project is saved under the name of its business, listed newest first, and opened as it was', async () => {
    const { maya, now } = await createTwoUsers(await open())
    const first = await saveNewProject(maya)
    now.advance(1000)
    const second = await saveNewProject(maya, everythingSite)
    expect(first).toMatchObject({
      name: 'Harbour Street Dental',
      framework: 'react',
      features: 7,
      version: 1,
      shared: false
    })
    expect(first.thumbnail).toMatch(/^data:image\/svg\+xml,/)
    const { projects } = await readJson<{ projects: SavedProject[] }>(await maya.call('GET', path))
    expect(projects).toEqual([second, first])
    expect(await readJson(await maya.call('GET', `${path}/${first.id}`))).toEqual({ ...first, site: dentist })
  })

  test('any valid site document comes back equal', async () => {
    const { maya, now } = await createTwoUsers(await open())
    await fc.assert(
      fc.asyncProperty(anySite, async (site) => {
        now.advance(2000)
        const project = await saveNewProject(maya, site)
        const opened = await readJson<{ site: Site }>(await maya.call('GET', `${path}/${project.id}`))
        expect(opened.site).toEqual(site)
        await maya.call('DELETE', `${path}/${project.id}`)
      }),
      { numRuns: 60 }
    )
  })

  test('an incomplete site is saved; its name is the business name, the default, or the given one', async () => {
    const { maya } = await createTwoUsers(await open())
    expect(await saveNewProject(maya, defaultSite)).toMatchObject({ name: 'my-pwa' })
    const named = { name: '  Spring\u0000\n campaign ', site: defaultSite }
    expect(await readJson(await maya.call('POST', path, named))).toMatchObject({ name: 'Spring campaign' })
    const long = await saveNewProject(maya, siteNamed('👩‍👩‍👧‍👦'.repeat(100)))
    expect(long.name).toBe('👩‍👩‍👧‍👦'.repeat(Math.floor(savedProjectLimits.name / '👩‍👩‍👧‍👦'.length)))
  })

  test('H1: the rate limit of saving applies before the document is read', async () => {
    const { maya } = await createTwoUsers(await open())
    const project = await saveNewProject(maya)
    const paths = [
      ['POST', path],
      ['PUT', `${path}/${project.id}`]
    ] as const
    for (let call = 0; call < 120; call += 1) await maya.call('POST', path, {})
    for (const [method, address] of paths) {
      let pulled = 0
      const body = new ReadableStream({ pull: () => void (pulled += 1) }, { highWaterMark: 0 })
      expect([method, (await maya.call(method, address, body)).status, pulled]).toEqual([method, 429, 0])
    }
  })

  test('a document is read strictly: every problem with its place and what to do', async () => {
    const { maya } = await createTwoUsers(await open())
    const broken = { ...dentist, typescript: 'yes', colour: 'red' }
    const response = await maya.call('POST', path, { site: broken })
    const { error } = await readJson<ProblemDetails>(response)
    expect([response.status, error.code]).toEqual([422, 'site.invalid'])
    expect(error.details.map((detail) => detail.path).toSorted()).toEqual(['colour', 'typescript'])
    expect(error.details.every(({ remedy }) => remedy !== undefined && remedy !== '')).toBe(true)
  })

  test('security bar 30: fields that the contract does not name are refused, and none leaves the server', async () => {
    const { maya } = await createTwoUsers(await open())
    const { id } = await saveNewProject(maya)
    const extra = [
      'userId',
      'user_id',
      'version',
      'thumbnail',
      'shareHash',
      'share_hash',
      'deletedAt',
      'role'
    ]
    for (const member of extra) {
      const calls = [
        await maya.call('POST', path, { site: dentist, [member]: 'x' }),
        await maya.call('PUT', `${path}/${id}`, { site: dentist, baseVersion: 1, [member]: 'x' }),
        await maya.call('PATCH', `${path}/${id}`, { name: 'Mine', [member]: 'x' })
      ]
      expect(calls.map(({ status }) => status)).toEqual([400, 400, 400])
    }
    const { shareToken: token } = await readJson(await maya.call('POST', `${path}/${id}/share`))
    const own = await readJson(await maya.call('GET', `${path}/${id}`))
    const shared = await readJson(await maya.call('GET', `/api/shared-projects/${String(token)}`))
    const listed = ['features', 'framework', 'name', 'thumbnail', 'updatedAt']
    expect(Object.keys(own).toSorted()).toEqual(
      [...listed, 'createdAt', 'id', 'shared', 'sharedWithTeam', 'site', 'version'].toSorted()
    )
    expect(Object.keys(shared).toSorted()).toEqual([...listed, 'site'].toSorted())
  })

  test('a project is renamed; an empty name is refused', async () => {
    const { maya } = await createTwoUsers(await open())
    const { id } = await saveNewProject(maya)
    expect(await readJson(await maya.call('PATCH', `${path}/${id}`, { name: 'Spring' }))).toMatchObject({
      name: 'Spring',
      version: 1
    })
    expect((await maya.call('PATCH', `${path}/${id}`, { name: ' \n ' })).status).toBe(400)
    expect((await maya.call('PATCH', `${path}/${id}`, { name: 'x'.repeat(101) })).status).toBe(400)
  })

  test('a duplicate is independent, and not shared', async () => {
    const { maya } = await createTwoUsers(await open())
    const { id } = await saveNewProject(maya)
    await maya.call('POST', `${path}/${id}/share`)
    const copy = await readJson<SavedProject>(await maya.call('POST', `${path}/${id}/duplicate`))
    expect(copy).toMatchObject({ name: 'Harbour Street Dental (copy)', version: 1, shared: false })
    await maya.call('PUT', `${path}/${copy.id}`, { site: siteNamed('Other'), baseVersion: 1 })
    expect(await readJson(await maya.call('GET', `${path}/${id}`))).toMatchObject({
      version: 1,
      site: dentist
    })
  })

  test('the quota of projects holds, also with parallel requests', async () => {
    const { maya, services, now } = await createTwoUsers(await open())
    const { id, ...first } = await saveNewProject(maya)
    const row = await services.database.db.selectFrom('saved_projects').selectAll().executeTakeFirstOrThrow()
    const others = Array.from({ length: savedProjectLimits.projects - 3 }, (_, index) => ({
      ...row,
      id: `project-${index}`
    }))
    await services.database.db.insertInto('saved_projects').values(others).execute()
    const parallel = await Promise.all(
      Array.from({ length: 6 }, () => maya.call('POST', path, { site: dentist, name: first.name }))
    )
    expect(parallel.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409, 409])
    const refused = await readJson<ProblemDetails>(await maya.call('POST', `${path}/${id}/duplicate`))
    expect(refused.message).toContain('200 projects')
    await maya.call('DELETE', `${path}/${id}`)
    expect((await maya.call('POST', path, { site: dentist })).status).toBe(200)
    now.advance(minute)
    expect((await maya.call('POST', `${path}/${id}/restore`)).status).toBe(409)
  })

  test('a document of more than a megabyte is refused', async () => {
    const { maya } = await createTwoUsers(await open())
    const many = Array.from({ length: 50 }, () => 'é'.repeat(10_000))
    const large = { ...dentist, businessInfo: { ...dentist.businessInfo, businessGoals: many } }
    expect((await maya.call('POST', path, { site: large })).status).toBe(200)
    const larger = { ...large, businessInfo: { ...large.businessInfo, currentChallenges: many } }
    const refused = await maya.call('POST', path, { site: larger })
    const { message, error } = await readJson<ProblemDetails>(refused)
    expect([refused.status, error.code]).toEqual([422, 'project.too-large'])
    expect(message).toContain('1 MB')
  })

  test('the storage limit of a user holds, and what exceeds it is not stored', async () => {
    const { maya, noor, services } = await createTwoUsers(await open())
    const { id } = await saveNewProject(maya)
    await services.database.db
      .updateTable('saved_project_versions')
      .set({ site: 'x'.repeat(savedProjectLimits.space) })
      .where('project_id', '=', id)
      .execute()
    const calls = [
      await maya.call('POST', path, { site: dentist }),
      await maya.call('PUT', `${path}/${id}`, { site: siteNamed('Two'), baseVersion: 1 })
    ]
    for (const refused of calls) {
      const { error } = await readJson<ProblemDetails>(refused)
      expect([refused.status, error.code]).toEqual([409, 'project.no-space'])
    }
    const { projects } = await readJson<{ projects: SavedProject[] }>(await maya.call('GET', path))
    expect(projects.map((project) => [project.id, project.version])).toEqual([[id, 1]])
    expect((await maya.call('PATCH', `${path}/${id}`, { name: 'Two' })).status).toBe(200)
    expect((await saveNewProject(noor)).version).toBe(1)
  })

  test('every change is audited, with actor and project', async () => {
    const { maya, services } = await createTwoUsers(await open())
    const { id } = await saveNewProject(maya)
    await maya.call('PUT', `${path}/${id}`, { site: siteNamed('Two'), baseVersion: 1 })
    await maya.call('PATCH', `${path}/${id}`, { name: 'Two' })
    await maya.call('POST', `${path}/${id}/versions/1/restore`)
    await maya.call('POST', `${path}/${id}/share`)
    await maya.call('DELETE', `${path}/${id}/share`)
    await maya.call('DELETE', `${path}/${id}`)
    await maya.call('POST', `${path}/${id}/restore`)
    const rows = await services.database.db
      .selectFrom('audit')
      .select(['action', 'actor_id', 'ip'])
      .where('subject_id', '=', id)
      .orderBy('seq')
      .execute()
    expect(rows.map(({ action }) => action)).toEqual(
      ['create', 'save', 'rename', 'save', 'share', 'unshare', 'delete', 'undelete'].map(
        (act) => `project.${act}`
      )
    )
    expect(new Set(rows.map(({ ip }) => ip))).toEqual(new Set(['192.0.2.1']))
    expect(rows.every(({ actor_id: actor }) => actor !== null)).toBe(true)
  })

  test('writes are rate-limited', async () => {
    const { maya } = await createTwoUsers(await open())
    const { id } = await saveNewProject(maya)
    for (let call = 1; call < 120; call += 1)
      await maya.call('PATCH', `${path}/${id}`, { name: `Name ${call}` })
    const refused = await maya.call('PATCH', `${path}/${id}`, { name: 'One too many' })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
