import { onEachEngine } from '@sitewright/kernel/testing/services'
import { readErrorCode, type TestBrowser } from '@sitewright/kernel/testing/browser'
import { createTestClient, createTestRole, createTestUser } from '@sitewright/kernel/testing/users'
import { expect, test } from 'vitest'
import { createPhotograph, sendFile, siteWithPicture } from '../../testing/picture-files.ts'
import { createTwoUsers, readJson, saveNewProject } from '../../testing/saved-projects.ts'

onEachEngine('pictures of projects of the team', (open) => {
  async function shared() {
    const users = await createTwoUsers(await open())
    const { maya, services, app } = users
    const { picture, files } = await createPhotograph()
    const { id } = await saveNewProject(maya, siteWithPicture(picture))
    const join = async (role: string) =>
      createTestClient(services, app, await createTestUser(services, role), 'user')
    const address = (width: number, hash = picture.hash) =>
      `/api/team/projects/${id}/pictures/${hash}/${width}`
    const send = async (page: TestBrowser, hash: string, from = files) => {
      const statuses: number[] = []
      for (const { width, bytes, type } of from)
        statuses.push((await page.call('PUT', address(width, hash), bytes, { 'content-type': type })).status)
      return statuses
    }
    const share = (isShared: boolean) =>
      maya.call('PUT', `/api/saved-projects/${id}/team`, { shared: isShared })
    await share(true)
    const readingRole = await createTestRole(services, { permissions: ['content.read'] })
    return { ...users, picture, files, id, join, readingRole, address, send, share }
  }

  test('are read by whoever reads the project, as long as it is shared', async () => {
    const { maya, noor, picture, files, join, readingRole, address, share } = await shared()
    for (const file of files) await sendFile(maya, picture.hash, file)
    const reader = await join(readingRole)
    const file = await reader.call('GET', address(480))
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await noor.call('GET', address(480))).status).toBe(403)
    await share(false)
    expect((await reader.call('GET', address(480))).status).toBe(404)
  })

  test('are added by whoever edits it, for the space of its owner', async () => {
    const { maya, picture, id, join, readingRole, send } = await shared()
    const [reader, editor] = [await join(readingRole), await join('editor')]
    expect(await send(reader, picture.hash)).toEqual([403, 403, 403])
    const asked = { files: [{ hash: picture.hash, width: 960 }] }
    const ask = async () =>
      readJson(await editor.call('POST', `/api/team/projects/${id}/pictures/missing`, asked))
    expect(await ask()).toEqual({ missing: asked.files })
    expect(await send(editor, picture.hash)).toEqual([200, 200, 200])
    expect(await ask()).toEqual({ missing: [] })
    const own = `/api/saved-projects/pictures/${picture.hash}/960`
    expect((await maya.call('GET', own)).status).toBe(200)
    expect((await editor.call('GET', own)).status).toBe(404)
  })

  test('security bar 32: are those of its current version, and no others of its owner', async () => {
    const { maya, join, address, send } = await shared()
    const other = await createPhotograph(8)
    for (const file of other.files) await sendFile(maya, other.picture.hash, file)
    const editor = await join('editor')
    const foreign = await editor.call('GET', address(480, other.picture.hash))
    expect([foreign.status, await readErrorCode(foreign)]).toEqual([404, 'picture.not-found'])
    expect(await send(editor, other.picture.hash, other.files)).toEqual([404, 404, 404])
  })
})
