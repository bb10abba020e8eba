import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync, copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, describe, expect, test } from 'vitest'
import { verifyAudit } from '@sitewright/kernel/audit'
import { rotateEncryption } from '@sitewright/kernel/area'
import { silentLog } from '@sitewright/kernel/request'
import { createProductApp } from '@sitewright/product/testing/product-app'
import { createTestBrowser } from '@sitewright/kernel/testing/browser'
import { loadOrCreateKeys, createKeys, writeKeys } from '../data-folder/key-files.ts'
import {
  parseTestConfig,
  credentials,
  maya,
  startTestServices,
  createTestFolder,
  type Cleanups
} from '../testing/start-services.ts'
import { backUp } from './backup.ts'
import { parseCommand } from './command.ts'
import { administrationMessages as messages } from './messages.ts'
import { restore } from './restore.ts'
import { rotateKeys } from './rotate-keys.ts'

const admin = fileURLToPath(new URL('../admin.ts', import.meta.url))

const cleanups: Cleanups = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

const folder = () => createTestFolder(cleanups)
const configAt = (dataDir: string) =>
  parseTestConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'https://sitewright.test' })
const startedAt = (dataDir: string) => startTestServices(configAt(dataDir), cleanups)

async function installation() {
  const dataDir = folder()
  const server = await startedAt(dataDir)
  expect((await server.page.call('POST', '/api/auth/register', maya)).status).toBe(200)
  return { dataDir, ...server }
}

describe('backup and restore', () => {
  test('a backup of a running server is one intact file, and a server starts from it', async () => {
    const { dataDir, page, services } = await installation()
    const file = join(folder(), 'backup.db')
    const config = { ...process.env, DATA_DIR: dataDir }
    const backingUp = promisify(execFile)(process.execPath, [admin, 'backup', file], { env: config })
    const over = new AbortController()
    const ended = backingUp.finally(() => over.abort())
    for (let count = 0; !over.signal.aborted; count += 1) {
      const email = `p${count}@example.com`
      const client = createTestBrowser(createProductApp(services), {
        address: `2001:db8:${(count % 60_000).toString(16)}::1`
      })
      expect((await client.call('POST', '/api/auth/login', { email, password: 'wrong one' })).status).toBe(
        401
      )
    }
    expect((await ended).stdout).toBe(`${messages.backedUp(file)}\n`)
    expect(readdirSync(join(file, '..'))).toEqual(['backup.db'])
    expect(statSync(file).mode & 0o777).toBe(0o600)
    await services.database.db.deleteFrom('sessions').execute()

    const elsewhere = folder()
    copyFileSync(join(dataDir, 'keys.json'), join(elsewhere, 'keys.json'))
    expect(await restore(configAt(elsewhere), { file, force: false })).toBe(
      messages.restored(join(elsewhere, 'sitewright.db'))
    )
    const restored = await startedAt(elsewhere)
    restored.page.token = page.token
    expect((await restored.page.call('GET', '/api/auth/verify')).status).toBe(200)
    expect((await restored.page.call('POST', '/api/auth/login', credentials)).status).toBe(200)
    const report = await verifyAudit(restored.services, restored.services.database.db, {
      after: 0,
      most: 1000
    })
    expect(report).toMatchObject({ firstBrokenRow: null, complete: true })
  })

  test('neither a backup nor a database is overwritten without --force, and a replaced one is kept', async () => {
    const { dataDir, close, services } = await installation()
    const file = join(folder(), 'backup.db')
    backUp(configAt(dataDir), { file, force: false })
    expect(() => backUp(configAt(dataDir), { file, force: false })).toThrow(messages.inTheWay(file))
    backUp(configAt(dataDir), { file, force: true })
    await services.database.db.deleteFrom('users').execute()

    await expect(restore(configAt(dataDir), { file, force: true })).rejects.toThrow(
      `Another server (process ${process.pid}) works on ${dataDir}`
    )
    await close()
    const to = join(dataDir, 'sitewright.db')
    await expect(restore(configAt(dataDir), { file, force: false })).rejects.toThrow(
      messages.databaseInTheWay(to)
    )
    const at = Date.UTC(2026, 10, 21)
    expect(await restore(configAt(dataDir), { file, force: true }, () => at)).toBe(
      `${messages.restored(to)}\n${messages.previousSaved(`${to}.2026-11-21T00-00-00.000Z`)}`
    )
    expect(
      readdirSync(dataDir)
        .filter((name) => name.startsWith('sitewright.db'))
        .toSorted()
    ).toEqual(['sitewright.db', 'sitewright.db.2026-11-21T00-00-00.000Z'])
    const again = await startedAt(dataDir)
    expect((await again.page.call('POST', '/api/auth/login', credentials)).status).toBe(200)
  })

  test('a broken backup changes nothing', async () => {
    const { dataDir, close } = await installation()
    const file = join(folder(), 'backup.db')
    backUp(configAt(dataDir), { file, force: false })
    await close()
    const bytes = readFileSync(file)
    const damaged: Record<string, Buffer> = {
      'half.db': bytes.subarray(0, bytes.length / 2),
      'text.db': Buffer.from('no database'),
      'empty.db': Buffer.alloc(0),
      'page.db': Buffer.concat([bytes.subarray(0, 4096), Buffer.alloc(4096, 0xa5), bytes.subarray(8192)])
    }
    const before = readFileSync(join(dataDir, 'sitewright.db'))
    for (const [name, content] of Object.entries(damaged)) {
      const broken = join(file, '..', name)
      writeFileSync(broken, content)
      await expect(restore(configAt(dataDir), { file: broken, force: true })).rejects.toThrow(
        messages.noBackup(broken)
      )
    }
    await expect(restore(configAt(dataDir), { file: '/none/backup.db', force: true })).rejects.toThrow(
      messages.noBackup('/none/backup.db')
    )
    expect(readFileSync(join(dataDir, 'sitewright.db')).equals(before)).toBe(true)
  })

  test('a database of other keys is not opened, with a clear message', async () => {
    const { dataDir, close } = await installation()
    const file = join(folder(), 'backup.db')
    backUp(configAt(dataDir), { file, force: false })
    await close()
    const elsewhere = folder()
    expect(await restore(configAt(elsewhere), { file, force: false })).toContain(
      messages.otherKeys(join(elsewhere, 'keys.json'))
    )
    await expect(startedAt(elsewhere)).rejects.toThrow('This database was used with other keys')
    copyFileSync(join(dataDir, 'keys.json'), join(elsewhere, 'keys.json'))
    await startedAt(elsewhere)
  })
})

describe('key rotation', () => {
  test('security bar 50: sessions, audit log and encrypted values work with new keys, and finally without the old ones', async () => {
    const { dataDir, page, close } = await installation()
    const keyFile = join(dataDir, 'keys.json')
    const before = await loadOrCreateKeys(keyFile)
    expect(await rotateKeys(configAt(dataDir))).toBe(messages.rotated(keyFile))
    await close()
    const rotated = await loadOrCreateKeys(keyFile)
    expect([rotated.signing.length, rotated.sealing.length]).toEqual([2, 2])
    expect([rotated.signing[1], rotated.sealing[1]]).toEqual([before.signing[0], before.sealing[0]])
    expect(statSync(keyFile).mode & 0o777).toBe(0o600)

    const second = await startedAt(dataDir)
    second.page.token = page.token
    expect((await second.page.call('GET', '/api/auth/verify')).status).toBe(200)
    expect((await second.page.call('POST', '/api/auth/login', credentials)).status).toBe(200)
    await rotateEncryption({ ...second.services, log: silentLog })
    await second.close()

    writeKeys(keyFile, { signing: rotated.signing.slice(0, 1), sealing: rotated.sealing.slice(0, 1) })
    const third = await startedAt(dataDir)
    third.page.token = second.page.token
    expect((await third.page.call('GET', '/api/auth/verify')).status).toBe(200)
    const report = await verifyAudit(third.services, third.services.database.db, { after: 0, most: 1000 })
    expect(report).toMatchObject({ firstBrokenRow: null, complete: true })
    await third.close()
    writeKeys(keyFile, before)
    await expect(startedAt(dataDir)).rejects.toThrow('This database was used with other keys')
  })

  test('keys of the environment are printed in two steps, each of which the server accepts', async () => {
    const keys = await createKeys()
    const text = await rotateKeys({ keys, dataDir: '/none' })
    const steps = [...text.matchAll(/^SIGNING_KEYS='(.*)'\nSEALING_KEYS='(.*)'$/gm)]
    const rings = steps.map(
      ([, SIGNING_KEYS = '', SEALING_KEYS = '']) => parseTestConfig({ SIGNING_KEYS, SEALING_KEYS }).keys
    )
    expect(rings.map((ring) => ring?.sealing.indexOf(keys.sealing[0] ?? ''))).toEqual([0, 1])
    expect(rings.map((ring) => ring?.signing.length)).toEqual([2, 2])
  })
})

describe('the command line', () => {
  test('reads its commands, and nothing else', () => {
    expect(parseCommand(['backup', 'a.db'])).toEqual({ name: 'backup', file: 'a.db', force: false })
    expect(parseCommand(['restore', 'a.db', '--force'])).toEqual({
      name: 'restore',
      file: 'a.db',
      force: true
    })
    expect(parseCommand(['rotate-keys'])).toEqual({ name: 'rotate-keys' })
    expect(parseCommand(['set-up-link'])).toEqual({ name: 'set-up-link' })
    for (const words of [
      [],
      ['backup'],
      ['backup', 'a', 'b'],
      ['drop'],
      ['rotate-keys', 'x'],
      ['backup', 'a', '--yes']
    ])
      expect(parseCommand(words)).toBeUndefined()
  })

  test('prints a link that sets the installation up, and a backup of it', () => {
    const dataDir = folder()
    const env = { ...process.env, DATA_DIR: dataDir, PUBLIC_URL: 'https://sitewright.test' }
    const run = (...words: string[]) =>
      execFileSync(process.execPath, [admin, ...words], { env, encoding: 'utf8' })
    expect(run('set-up-link')).toMatch(/https:\/\/sitewright\.test\/auth\/set-up#[\w-]{43}\n$/)
    const file = join(dataDir, 'backup.db')
    expect(run('backup', file)).toBe(`${messages.backedUp(file)}\n`)
    expect(existsSync(file)).toBe(true)
    rmSync(join(dataDir, 'sitewright.db'))
    const refused = spawnSync(process.execPath, [admin, 'backup', 'x.db'], { env, encoding: 'utf8' })
    expect([refused.status, refused.stderr]).toEqual([
      1,
      `${messages.noDatabase(join(dataDir, 'sitewright.db'))}\n`
    ])
    const unknown = spawnSync(process.execPath, [admin, 'drop'], { env, encoding: 'utf8' })
    expect([unknown.status, unknown.stderr.startsWith('Usage:')]).toEqual([1, true])
  })
})
