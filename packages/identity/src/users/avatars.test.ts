import sharp from 'sharp'
import { expect, test } from 'vitest'
import { reencodeWithSharp } from '@sitewright/kernel/node'
import { onSqlite } from '@sitewright/kernel/testing/services'
import { createTestBrowser } from '@sitewright/kernel/testing/browser'
import { readErrorCode, readJson, createTestContext } from '../../testing/account.ts'

const path = '/api/account/avatar'

/** A picture that is red on the left and blue on the right, with a place and an owner in its metadata. */
const picture = (format: 'png' | 'jpeg' | 'webp', width = 600, height = 300): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#d00000' } })
    .composite([
      {
        input: { create: { width: width / 2, height, channels: 3, background: '#0000d0' } },
        left: width / 2,
        top: 0
      }
    ])
    .withExif({ IFD0: { Copyright: 'Maya Okafor' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .toFormat(format)
    .toBuffer()

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

onSqlite('avatars', (open) => {
  test.each(['png', 'jpeg', 'webp'] as const)(
    'a %s is re-encoded: 256 pixels square, without metadata',
    async (format) => {
      const { app, maya } = await createTestContext(await open())
      const { avatar } = await readJson<{ avatar: string }>(
        await maya.call('PUT', path, { image: base64(await picture(format)) })
      )
      expect(avatar).toMatch(/^\/api\/avatars\/[\w-]{43}$/)
      const shown = await createTestBrowser(app).call('GET', avatar)
      expect(shown.headers.get('content-type')).toBe('image/webp')
      expect(shown.headers.get('x-content-type-options')).toBe('nosniff')
      expect(shown.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      const bytes = Buffer.from(await shown.arrayBuffer())
      expect(bytes.toString('latin1')).not.toMatch(/Exif|Okafor|GPS/i)
      const { width, height, exif, icc, xmp } = await sharp(bytes).metadata()
      expect([width, height, exif, icc, xmp]).toEqual([256, 256, undefined, undefined, undefined])
      const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
      const [left, right] = [data.subarray(128 * 256 * 3), data.subarray((128 * 256 + 255) * 3)]
      expect((left[0] ?? 0) > 180 && (left[2] ?? 255) < 60).toBe(true)
      expect((right[2] ?? 0) > 180 && (right[0] ?? 255) < 60).toBe(true)
    }
  )

  test('a rotated picture (EXIF orientation) is turned upright', async () => {
    const { maya } = await createTestContext(await open())
    const sideways = await sharp(await picture('jpeg'))
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { avatar } = await readJson<{ avatar: string }>(
      await maya.call('PUT', path, { image: base64(sideways) })
    )
    const bytes = Buffer.from(await (await maya.call('GET', avatar)).arrayBuffer())
    const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    expect(data[0] ?? 0).toBeGreaterThan(180)
    expect(data.at(-1) ?? 0).toBeGreaterThan(180)
  })

  test('a new one gets a new address, and the old one is gone; so is it after removal', async () => {
    const { maya, noor } = await createTestContext(await open())
    const put = async () =>
      (
        await readJson<{ avatar: string }>(
          await maya.call('PUT', path, { image: base64(await picture('png')) })
        )
      ).avatar
    const first = await put()
    const second = await put()
    expect(second).not.toBe(first)
    expect((await maya.call('GET', first)).status).toBe(404)
    expect(await readJson(await maya.call('GET', '/api/auth/verify'))).toMatchObject({
      user: { avatar: second }
    })
    await noor.call('DELETE', path)
    expect((await maya.call('GET', second)).status).toBe(200)
    expect((await maya.call('DELETE', path)).status).toBe(200)
    expect((await maya.call('GET', second)).status).toBe(404)
    expect(await readJson(await maya.call('GET', '/api/account/profile'))).toMatchObject({ avatar: null })
  })

  test('of pictures that arrive at the same moment one stays, and the profile names that one', async () => {
    const { maya } = await createTestContext(await open())
    const image = base64(await picture('webp'))
    const answers = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const response = await maya.call('PUT', path, { image })
        expect(response.status).toBe(200)
        return (await readJson<{ avatar: string }>(response)).avatar
      })
    )
    const { avatar } = await readJson<{ avatar: string }>(await maya.call('GET', '/api/account/profile'))
    for (const address of answers)
      expect((await maya.call('GET', address)).status).toBe(address === avatar ? 200 : 404)
  })

  test('other formats than PNG, JPEG and WebP are refused, and nothing changes', async () => {
    const { maya } = await createTestContext(await open())
    const whole = await picture('png')
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>'
    const refused = [
      Buffer.from('not a picture'),
      Buffer.from(svg),
      Buffer.from(`<?xml version="1.0"?>${svg}`),
      whole.subarray(0, whole.length / 2),
      Buffer.concat([whole.subarray(0, 16), Buffer.alloc(200)]),
      await sharp(whole).gif().toBuffer(),
      await sharp(whole).tiff().toBuffer(),
      await sharp(whole).avif().toBuffer()
    ]
    for (const bytes of refused)
      expect(await readErrorCode(await maya.call('PUT', path, { image: base64(bytes) }))).toBe(
        'account.avatar-unreadable'
      )
    for (const image of ['', 'no base64!', 'data:image/png;base64,AAAA', 7, null])
      expect((await maya.call('PUT', path, { image })).status).toBe(400)
    expect(await readJson(await maya.call('GET', '/api/account/profile'))).toMatchObject({ avatar: null })
  })

  test('a small file that unpacks to a huge picture is refused', async () => {
    const { maya } = await createTestContext(await open())
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9, palette: true })
      .toBuffer()
    expect(bomb.length).toBeLessThan(500_000)
    expect(await readErrorCode(await maya.call('PUT', path, { image: base64(bomb) }))).toBe(
      'account.avatar-unreadable'
    )
  })

  test('a file of 2 MB is taken, a larger one is not', async () => {
    const { maya } = await createTestContext(await open())
    const tail = (length: number): Buffer => Buffer.alloc(length)
    const whole = await picture('webp')
    const limit = 2 * 1024 * 1024
    const taken = Buffer.concat([whole, tail(limit - whole.length)])
    expect((await maya.call('PUT', path, { image: base64(taken) })).status).toBe(200)
    expect((await maya.call('PUT', path, { image: base64(tail(limit + 3)) })).status).toBe(400)
    expect((await maya.call('PUT', path, { image: base64(tail(2 * limit)) })).status).toBe(400)
  })

  test('where no URL reaches us, as in the demo, the avatar is a data URL', async () => {
    const { maya } = await createTestContext(await open(), {
      reencodeAvatar: async (bytes) => {
        const drawn = await reencodeWithSharp(bytes)
        return drawn && { ...drawn, shownBy: 'content' }
      }
    })
    const { avatar } = await readJson<{ avatar: string }>(
      await maya.call('PUT', path, { image: base64(await picture('png')) })
    )
    const [head = '', bytes = ''] = avatar.split(',')
    expect(head).toBe('data:image/webp;base64')
    expect(await sharp(Buffer.from(bytes, 'base64')).metadata()).toMatchObject({ width: 256, height: 256 })
    expect(await readJson(await maya.call('GET', '/api/auth/verify'))).toMatchObject({ user: { avatar } })
  })

  test('unknown avatar ids answer 404', async () => {
    const { maya } = await createTestContext(await open())
    for (const id of ['x', '%00', 'a'.repeat(43), 'a'.repeat(10_000), '..%2f..%2fetc'])
      expect((await maya.call('GET', `/api/avatars/${id}`)).status).toBe(404)
  })
})
