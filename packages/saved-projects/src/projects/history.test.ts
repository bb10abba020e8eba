import {
  savedProjectLimits,
  type DeletedProject,
  type ProblemDetails,
  type ProjectVersion,
  type SavedProject
} from '@sitewright/api'
import { dentist, type Site } from '@sitewright/site'
import { expect, test } from 'vitest'
import { onSqlite } from '@sitewright/kernel/testing/services'
import { purgeDeletedProjects } from './deletion.ts'
import {
  countProjects,
  findDeletedProjects,
  purgeOldestDeleted,
  sumDocumentBytes
} from './saved-projects.repository.ts'
import type { TestBrowser } from '@sitewright/kernel/testing/browser'
import {
  readJson,
  saveNewProject,
  saveVersionsUpTo,
  siteNamed,
  createTwoUsers
} from '../../testing/saved-projects.ts'

const path = '/api/saved-projects'

onSqlite('versions and undo', (open) => {
  test('a save on top of an outdated version is a conflict with both versions, and overwrites nothing', async () => {
    const { maya } = await createTwoUsers(await open())
    const { id } = await saveNewProject(maya)
    await saveVersionsUpTo(maya, id, 3)
    const response = await maya.call('PUT', `${path}/${id}`, { site: siteNamed('Mine'), baseVersion: 1 })
    const { error } = await readJson<ProblemDetails>(response)
    expect([response.status, error.code]).toEqual([409, 'project.conflict'])
    expect(error.details).toEqual([
      expect.objectContaining({ path: 'baseVersion', value: 1 }),
      expect.objectContaining({ path: 'version', value: 3 })
    ])
    const { site } = await readJson<{ site: Site }>(await maya.call('GET', `${path}/${id}`))
    expect(site.businessInfo.businessName).toBe('Practice 3')
    const later = await maya.call('PUT', `${path}/${id}`, { site: siteNamed('Mine'), baseVersion: 7 })
    expect(later.status).toBe(409)
  })

  test('of parallel saves one wins, the others get a conflict', async () => {
    const { maya } = await createTwoUsers(await open())
    const { id } = await saveNewProject(maya)
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        const body = { site: siteNamed(`Tab ${index}`), baseVersion: 1 }
        return (await maya.call('PUT', `${path}/${id}`, body)).status
      })
    )
    expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
    expect(await readJson(await maya.call('GET', `${path}/${id}`))).toMatchObject({ version: 2 })
  })

  test('a repeated or unchanged save creates no version', async () => {
    const { maya } = await createTwoUsers(await open())
    const { id } = await saveNewProject(maya)
    const body = { site: siteNamed('Mine'), baseVersion: 1 }
    const first = await readJson<SavedProject>(await maya.call('PUT', `${path}/${id}`, body))
    expect(first.version).toBe(2)
    expect(await readJson(await maya.call('PUT', `${path}/${id}`, body))).toEqual(first)
  })

  test('the last 20 versions are stored, newest first, each with its document', async () => {
    const { maya } = await createTwoUsers(await open())
    const { id } = await saveNewProject(maya)
    await saveVersionsUpTo(maya, id, 23)
    const { versions } = await readJson<{ versions: ProjectVersion[] }>(
      await maya.call('GET', `${path}/${id}/versions`)
    )
    expect(versions.map(({ version }) => version)).toEqual(
      Array.from({ length: 20 }, (_, index) => 23 - index)
    )
    expect(await readJson(await maya.call('GET', `${path}/${id}/versions/4`))).toMatchObject({
      version: 4,
      site: siteNamed('Practice 4')
    })
    const gone = await maya.call('GET', `${path}/${id}/versions/3`)
    expect([gone.status, (await readJson<ProblemDetails>(gone)).error.code]).toEqual([
      404,
      'project.version-not-found'
    ])
  })

  test('restoring a version creates a new one and loses none', async () => {
    const { maya } = await createTwoUsers(await open())
    const { id } = await saveNewProject(maya)
    await saveVersionsUpTo(maya, id, 3)
    const restored = await readJson(await maya.call('POST', `${path}/${id}/versions/1/restore`))
    expect(restored).toMatchObject({ version: 4, site: dentist })
    const { versions } = await readJson<{ versions: ProjectVersion[] }>(
      await maya.call('GET', `${path}/${id}/versions`)
    )
    expect(versions).toHaveLength(4)
    const unaware = { site: siteNamed('Mine'), baseVersion: 3 }
    expect((await maya.call('PUT', `${path}/${id}`, unaware)).status).toBe(409)
  })

  test('a deletion can be undone for 14 days, with versions and link', async () => {
    const { maya, now, signInAgain } = await createTwoUsers(await open())
    const { id } = await saveNewProject(maya)
    await saveVersionsUpTo(maya, id, 2)
    const { shareToken: token } = await readJson<{ shareToken: string }>(
      await maya.call('POST', `${path}/${id}/share`)
    )
    const before = await readJson(await maya.call('GET', `${path}/${id}`))
    const { undoUntil } = await readJson(await maya.call('DELETE', `${path}/${id}`))
    expect(undoUntil).toBe(now() + savedProjectLimits.undoMs)
    expect((await maya.call('GET', `${path}/${id}`)).status).toBe(404)
    expect((await maya.call('GET', `/api/shared-projects/${token}`)).status).toBe(404)
    expect((await maya.call('DELETE', `${path}/${id}`)).status).toBe(404)
    now.advance(savedProjectLimits.undoMs - 1)
    await signInAgain()
    expect((await maya.call('POST', `${path}/${id}/restore`)).status).toBe(200)
    expect(await readJson(await maya.call('GET', `${path}/${id}`))).toEqual(before)
    expect((await maya.call('GET', `/api/shared-projects/${token}`)).status).toBe(200)
    expect((await maya.call('POST', `${path}/${id}/restore`)).status).toBe(404)
  })

  test('after that the task purges it, with every version', async () => {
    const { maya, services, now, signInAgain } = await createTwoUsers(await open())
    const { id } = await saveNewProject(maya)
    const { id: kept } = await saveNewProject(maya)
    await maya.call('DELETE', `${path}/${id}`)
    expect(await purgeDeletedProjects(services)).toBe(0)
    now.advance(savedProjectLimits.undoMs)
    await signInAgain()
    expect((await maya.call('POST', `${path}/${id}/restore`)).status).toBe(404)
    expect(await purgeDeletedProjects(services)).toBe(1)
    const left = await services.database.db
      .selectFrom('saved_project_versions')
      .select('project_id')
      .execute()
    expect(left).toEqual([{ project_id: kept }])
    const purge = services.database.db
      .selectFrom('audit')
      .select('details')
      .where('action', '=', 'project.purge')
    expect(await purge.execute()).toEqual([{ details: '{"projects":1}' }])
  })

  test('deleted projects are listed until they are purged, and can be restored', async () => {
    const { maya, now, signInAgain } = await createTwoUsers(await open())
    const { id, name } = await saveNewProject(maya)
    const list = async () =>
      readJson<{ projects: SavedProject[]; deleted: DeletedProject[] }>(await maya.call('GET', path))
    await maya.call('DELETE', `${path}/${id}`)
    expect(await list()).toMatchObject({
      projects: [],
      deleted: [{ id, name, undoUntil: now() + savedProjectLimits.undoMs }]
    })
    now.advance(savedProjectLimits.undoMs - 1)
    await signInAgain()
    expect((await list()).deleted).toHaveLength(1)
    expect((await maya.call('POST', `${path}/${id}/restore`)).status).toBe(200)
    expect(await list()).toMatchObject({ projects: [{ id }], deleted: [] })
    await maya.call('DELETE', `${path}/${id}`)
    now.advance(savedProjectLimits.undoMs)
    await signInAgain()
    expect(await list()).toEqual({ projects: [], deleted: [] })
  })

  test('a deleted project goes for good when its owner says so, and only then', async () => {
    const { maya, noor, services } = await createTwoUsers(await open())
    const { id } = await saveNewProject(maya)
    const purge = (by: TestBrowser) => by.call('DELETE', `${path}/deleted/${id}`)
    expect((await purge(maya)).status).toBe(404)
    await maya.call('DELETE', `${path}/${id}`)
    expect((await purge(noor)).status).toBe(404)
    expect((await purge(maya)).status).toBe(200)
    expect((await purge(maya)).status).toBe(404)
    expect((await maya.call('POST', `${path}/${id}/restore`)).status).toBe(404)
    expect(await readJson(await maya.call('GET', path))).toEqual({ projects: [], deleted: [] })
    const { db } = services.database
    expect(await db.selectFrom('saved_project_versions').select('version').execute()).toEqual([])
    const audit = await db
      .selectFrom('audit')
      .select('subject_id')
      .where('action', '=', 'project.purge')
      .execute()
    expect(audit).toEqual([{ subject_id: id }])
  })

  test('deleted projects do not count as projects, but their documents take space', async () => {
    const { maya, services } = await createTwoUsers(await open())
    const { id } = await saveNewProject(maya)
    const { db } = services.database
    const { user_id: userId } = await db
      .selectFrom('saved_projects')
      .select('user_id')
      .executeTakeFirstOrThrow()
    const before = await sumDocumentBytes(db, userId)
    await maya.call('DELETE', `${path}/${id}`)
    expect(await countProjects(db, userId)).toBe(0)
    expect(await sumDocumentBytes(db, userId)).toBe(before)
    await maya.call('DELETE', `${path}/deleted/${id}`)
    expect(await sumDocumentBytes(db, userId)).toBe(0)
  })

  test('of more deleted projects than are kept the oldest go', async () => {
    const { maya, services, now } = await createTwoUsers(await open())
    const ids: string[] = []
    for (let count = 0; count < 4; count += 1) {
      const { id } = await saveNewProject(maya)
      await maya.call('DELETE', `${path}/${id}`)
      now.advance(1)
      ids.unshift(id)
    }
    const { db } = services.database
    const { user_id: userId } = await db
      .selectFrom('saved_projects')
      .select('user_id')
      .executeTakeFirstOrThrow()
    await purgeOldestDeleted(db, userId, 2)
    const left = await findDeletedProjects(db, userId, 0)
    expect(left.map(({ id }) => id)).toEqual(ids.slice(0, 2))
  })
})
