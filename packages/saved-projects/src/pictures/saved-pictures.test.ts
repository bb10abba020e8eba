import { rateLimits, savedPictureLimits, type ProblemDetails } from '@sitewright/api'
import { enforceRateLimit } from '@sitewright/kernel/limits'
import { onEachEngine } from '@sitewright/kernel/testing/services'
import { createTestBrowser, readErrorCode } from '@sitewright/kernel/testing/browser'
import { hashPicture } from '@sitewright/site'
import { expect, test } from 'vitest'
import {
  createPhotograph,
  pictureAddress,
  pngFile,
  sendFile,
  siteWithPicture,
  webpFile
} from '../../testing/picture-files.ts'
import { createTwoUsers, readJson, saveNewProject } from '../../testing/saved-projects.ts'

onEachEngine('pictures of saved projects', (open) => {
  async function started() {
    const users = await createTwoUsers(await open())
    const { picture, files } = await createPhotograph()
    const { db } = users.services.database
    const { id: userId } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'maya@example.com')
      .executeTakeFirstOrThrow()
    const sendAll = async () => {
      const statuses: number[] = []
      for (const file of files) statuses.push((await sendFile(users.maya, picture.hash, file)).status)
      return statuses
    }
    return { ...users, picture, files, db, userId, sendAll }
  }

  test('the server says which files it lacks, takes them, and gives them back to their owner', async () => {
    const { maya, picture, files, sendAll } = await started()
    await saveNewProject(maya, siteWithPicture(picture))
    const asked = { files: files.map(({ width }) => ({ hash: picture.hash, width })) }
    const ask = async () => readJson(await maya.call('POST', '/api/saved-projects/pictures/missing', asked))
    expect(await ask()).toEqual({ missing: asked.files })
    expect(await sendAll()).toEqual([200, 200, 200])
    expect(await ask()).toEqual({ missing: [] })
    for (const { width, bytes } of files) {
      const response = await maya.call('GET', pictureAddress(picture.hash, width))
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
      expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes)
    }
  })

  test('a file is cached for its reader alone, and no browser takes it for anything else', async () => {
    const { maya, picture, sendAll } = await started()
    await sendAll()
    const { headers } = await maya.call('GET', pictureAddress(picture.hash, 480))
    expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('a logo is one PNG', async () => {
    const { maya } = await started()
    const logo = pngFile(410)
    const hash = await hashPicture(logo.bytes)
    expect((await sendFile(maya, hash, logo)).status).toBe(200)
    const { headers } = await maya.call('GET', pictureAddress(hash, 410))
    expect(headers.get('content-type')).toBe('image/png')
  })

  test('security bar 32: a picture of somebody else answers like one that is not there', async () => {
    const { app, noor, picture, sendAll } = await started()
    await sendAll()
    const foreign = await noor.call('GET', pictureAddress(picture.hash, 480))
    const unknown = await noor.call('GET', pictureAddress('ab'.repeat(32), 480))
    expect([foreign.status, unknown.status]).toEqual([404, 404])
    expect(await readErrorCode(foreign)).toBe(await readErrorCode(unknown))
    const asked = { files: [{ hash: picture.hash, width: 480 }] }
    const missing = await noor.call('POST', '/api/saved-projects/pictures/missing', asked)
    expect(await readJson(missing)).toEqual({ missing: asked.files })
    const outsider = createTestBrowser(app, { address: '203.0.113.5' })
    expect((await outsider.call('GET', pictureAddress(picture.hash, 480))).status).toBe(401)
  })

  test('the header of a file decides what it is, whatever the client calls it', async () => {
    const { maya } = await started()
    const text = new TextEncoder().encode(
      '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'.padEnd(64)
    )
    const refused = [
      { width: 480, type: 'image/webp' as const, bytes: text },
      { ...webpFile(960), width: 480 },
      { ...webpFile(480), bytes: new Uint8Array() }
    ]
    for (const file of refused) {
      const response = await sendFile(maya, await hashPicture(file.bytes), file)
      expect([response.status, await readErrorCode(response)]).toEqual([422, 'picture.unreadable'])
    }
  })

  test('the widest file has the hash of the picture, and the narrower ones come after it', async () => {
    const { maya, picture, files } = await started()
    const [widest, middle] = files
    if (widest === undefined || middle === undefined) throw new Error('There are three.')
    const early = await sendFile(maya, picture.hash, middle)
    expect([early.status, await readErrorCode(early)]).toEqual([422, 'picture.wrong-hash'])
    const other = webpFile(1600, { fill: 7 })
    expect(await readErrorCode(await sendFile(maya, picture.hash, other))).toBe('picture.wrong-hash')
    expect((await sendFile(maya, picture.hash, widest)).status).toBe(200)
    expect((await sendFile(maya, picture.hash, middle)).status).toBe(200)
    const png = pngFile(480)
    expect(await readErrorCode(await sendFile(maya, picture.hash, png))).toBe('picture.wrong-hash')
    const wider = webpFile(1700)
    expect(await readErrorCode(await sendFile(maya, picture.hash, wider))).toBe('picture.wrong-hash')
  })

  test('a hash or a width that no document has is refused', async () => {
    const { maya } = await started()
    for (const hash of ['ab', 'AB'.repeat(32), 'zz'.repeat(32), '%00'])
      expect((await maya.call('GET', pictureAddress(hash, 480))).status).toBe(400)
    for (const width of ['0', '-1', '1.5', '99999', 'wide'])
      expect(
        (await maya.call('GET', `/api/saved-projects/pictures/${'ab'.repeat(32)}/${width}`)).status
      ).toBe(400)
  })

  test('a file of the largest size is taken, a larger one is not, and neither is a form', async () => {
    const { maya } = await started()
    const largest = webpFile(1600, { size: savedPictureLimits.bytes })
    expect((await sendFile(maya, await hashPicture(largest.bytes), largest)).status).toBe(200)
    const larger = webpFile(1600, { size: savedPictureLimits.bytes + 1 })
    const refused = await sendFile(maya, await hashPicture(larger.bytes), larger)
    expect([refused.status, await readErrorCode(refused)]).toEqual([413, 'picture.too-large'])
    const form = { 'content-type': 'multipart/form-data' }
    expect((await maya.call('PUT', pictureAddress('ab'.repeat(32), 480), larger.bytes, form)).status).toBe(
      403
    )
  })

  test('the pictures of a user have their space, and those that no project names make room first', async () => {
    const { maya, noor, db, now, signInAgain, picture, files, sendAll } = await started()
    const old = webpFile(1600, { fill: 9 })
    const oldHash = await hashPicture(old.bytes)
    await sendFile(maya, oldHash, old)
    await db
      .updateTable('saved_pictures')
      .set({ size: savedPictureLimits.space - 10 })
      .execute()
    const [widest = old] = files
    const full = await sendFile(maya, picture.hash, widest)
    const { error } = await readJson<ProblemDetails>(full)
    expect([full.status, error.code]).toEqual([409, 'picture.no-space'])
    expect(error.details[0]?.message).toBe(
      'Your pictures take 200 MB of 200 MB. Remove projects for good that you no longer need, then try again.'
    )
    expect((await maya.call('GET', pictureAddress(picture.hash, 1600))).status).toBe(404)
    expect((await sendFile(noor, picture.hash, widest)).status).toBe(200)
    now.advance(savedPictureLimits.unnamedMs)
    await signInAgain()
    expect(await sendAll()).toEqual([200, 200, 200])
    expect((await maya.call('GET', pictureAddress(oldHash, 1600))).status).toBe(404)
  })

  test('one entry of the log names a picture, and the same file again none', async () => {
    const { db, picture, sendAll } = await started()
    await sendAll()
    await sendAll()
    const entries = await db
      .selectFrom('audit')
      .select(['subject_id', 'details'])
      .where('action', '=', 'project.picture')
      .execute()
    expect(entries).toEqual([{ subject_id: picture.hash.slice(0, 16), details: '{"bytes":64}' }])
  })

  test('security bar 59: sending is rate-limited before the file is read', async () => {
    const { maya, services, userId } = await started()
    for (let call = 0; call < rateLimits['picture-writes'].calls; call += 1)
      await enforceRateLimit(services, 'picture-writes', userId)
    let pulled = 0
    const body = new ReadableStream({ pull: () => void (pulled += 1) }, { highWaterMark: 0 })
    const type = { 'content-type': 'image/webp' }
    const refused = await maya.call('PUT', pictureAddress('ab'.repeat(32), 480), body, type)
    expect([refused.status, pulled]).toEqual([429, 0])
  })
})
