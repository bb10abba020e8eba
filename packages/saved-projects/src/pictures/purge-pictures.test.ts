import { savedPictureLimits, savedProjectLimits } from '@sitewright/api'
import { onEachEngine } from '@sitewright/kernel/testing/services'
import { dentist } from '@sitewright/site'
import { expect, test } from 'vitest'
import { createPhotograph, pictureAddress, sendFile, siteWithPicture } from '../../testing/picture-files.ts'
import { createTwoUsers, saveNewProject, siteNamed } from '../../testing/saved-projects.ts'
import { purgeDeletedProjects } from '../projects/deletion.ts'
import { purgePictures } from './saved-pictures.usecases.ts'

const path = '/api/saved-projects'

onEachEngine('pictures that no project names', (open) => {
  async function savedWithPicture() {
    const users = await createTwoUsers(await open())
    const { maya, services } = users
    const { picture, files } = await createPhotograph()
    const project = await saveNewProject(maya, siteWithPicture(picture))
    for (const file of files) await sendFile(maya, picture.hash, file)
    const { db } = services.database
    const countFiles = async () =>
      (await db.selectFrom('saved_pictures').select('width').where('hash', '=', picture.hash).execute())
        .length
    /** A day later, with a session of that day. */
    const dayLater = async (days = 1) => {
      users.now.advance(days * savedPictureLimits.unnamedMs)
      await users.signInAgain()
    }
    return { ...users, picture, project, db, countFiles, dayLater }
  }

  test('go a day after they were sent, and stay while a project or one of its versions names them', async () => {
    const { maya, services, project, countFiles, dayLater } = await savedWithPicture()
    await dayLater()
    await maya.call('PUT', `${path}/${project.id}`, { site: dentist, baseVersion: 1 })
    expect([await purgePictures(services), await countFiles()]).toEqual([0, 3])
    for (let baseVersion = 2; baseVersion <= savedProjectLimits.versions; baseVersion += 1)
      await maya.call('PUT', `${path}/${project.id}`, {
        site: siteNamed(`Practice ${baseVersion}`),
        baseVersion
      })
    expect([await purgePictures(services), await countFiles()]).toEqual([3, 0])
  })

  test('are not swept before their project is saved', async () => {
    const { maya, services, now, dayLater } = await savedWithPicture()
    const { picture, files } = await createPhotograph(5)
    for (const file of files) await sendFile(maya, picture.hash, file)
    now.advance(savedPictureLimits.unnamedMs - 1)
    expect(await purgePictures(services)).toBe(0)
    await dayLater()
    expect(await purgePictures(services)).toBe(3)
  })

  test('stay while their deleted project can be brought back, and go with it', async () => {
    const { maya, services, db, project, picture, countFiles, dayLater } = await savedWithPicture()
    await maya.call('DELETE', `${path}/${project.id}`)
    await dayLater(13)
    expect(await purgePictures(services)).toBe(0)
    await maya.call('POST', `${path}/${project.id}/restore`)
    expect((await maya.call('GET', pictureAddress(picture.hash, 480))).status).toBe(200)
    await maya.call('DELETE', `${path}/${project.id}`)
    await dayLater(14)
    expect(await purgeDeletedProjects(services)).toBe(1)
    expect([await purgePictures(services), await countFiles()]).toEqual([3, 0])
    const entries = db.selectFrom('audit').select('details').where('action', '=', 'project.picture-purge')
    expect(await entries.execute()).toEqual([{ details: '{"files":3}' }])
  })

  test('are shared by a copy of the project, which keeps them alone', async () => {
    const { maya, services, project, countFiles, dayLater } = await savedWithPicture()
    await maya.call('POST', `${path}/${project.id}/duplicate`)
    await maya.call('DELETE', `${path}/${project.id}`)
    await maya.call('DELETE', `${path}/deleted/${project.id}`)
    await dayLater()
    expect([await purgePictures(services), await countFiles()]).toEqual([0, 3])
  })

  test('of another person do not keep them', async () => {
    const { maya, noor, services, picture, project, dayLater } = await savedWithPicture()
    await saveNewProject(noor, siteWithPicture(picture))
    await maya.call('DELETE', `${path}/${project.id}`)
    await maya.call('DELETE', `${path}/deleted/${project.id}`)
    await dayLater()
    expect(await purgePictures(services)).toBe(3)
  })

  test('of a deleted person go once the deletion cannot be undone', async () => {
    const { services, db, countFiles } = await savedWithPicture()
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'maya@example.com')
      .executeTakeFirstOrThrow()
    const copy = {
      user_id: id,
      tenant_id: null,
      email: '',
      role: 'user',
      status: 'active' as const,
      job_id: null
    }
    await db
      .insertInto('deleted_users')
      .values({ ...copy, deleted_at: services.now() })
      .execute()
    await db.deleteFrom('users').where('id', '=', id).execute()
    expect([await purgePictures(services), await countFiles()]).toEqual([0, 3])
    await db.deleteFrom('deleted_users').execute()
    expect([await purgePictures(services), await countFiles()]).toEqual([3, 0])
  })
})
