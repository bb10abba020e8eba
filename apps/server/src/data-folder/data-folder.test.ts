import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { startServer } from '../testing/server-process.ts'
import { makeDataFolder, narrowDataFolder } from './data-folder.ts'
import { createTestFolder, type Cleanups } from '../testing/start-services.ts'

const cleanups: Cleanups = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)

/** The permissions of everything in a folder, and its own. */
function modesIn(folder: string, name = '.'): Record<string, string> {
  const path = join(folder, name)
  const inside = statSync(path).isDirectory() ? readdirSync(path) : []
  return Object.assign(
    { [name]: modeOf(path) },
    ...inside.map((each) => modesIn(folder, join(name, each)))
  ) as Record<string, string>
}

test('security bar 64: open permissions are narrowed, whatever the umask and whoever made the folder', async () => {
  const DATA_DIR = join(createTestFolder(cleanups), 'data')
  mkdirSync(join(DATA_DIR, 'outbox'), { recursive: true })
  writeFileSync(join(DATA_DIR, 'sitewright.db.2026-11-21'), '')
  writeFileSync(join(DATA_DIR, 'outbox', 'verify.eml'), '')
  for (const path of ['', 'outbox', 'sitewright.db.2026-11-21', 'outbox/verify.eml'])
    chmodSync(join(DATA_DIR, path), 0o777)
  const before = process.umask(0)
  const server = await startServer({ DATA_DIR, DATABASE_URL: '' }).finally(() => process.umask(before))
  cleanups.push(() => server.stop())
  const modes = modesIn(DATA_DIR)
  expect(Object.keys(modes)).toEqual(
    expect.arrayContaining(['sitewright.db', 'sitewright.db-wal', 'keys.json', 'outbox/verify.eml'])
  )
  for (const [name, mode] of Object.entries(modes))
    expect([name, mode]).toEqual([name, statSync(join(DATA_DIR, name)).isDirectory() ? '700' : '600'])
})

test('a folder with other files keeps its own permissions, and they theirs', () => {
  const folder = createTestFolder(cleanups)
  writeFileSync(join(folder, 'notes.txt'), '')
  writeFileSync(join(folder, 'sitewright.db'), '')
  chmodSync(folder, 0o755)
  chmodSync(join(folder, 'notes.txt'), 0o644)
  chmodSync(join(folder, 'sitewright.db'), 0o644)
  narrowDataFolder(folder)
  expect(modesIn(folder)).toEqual({ '.': '755', 'notes.txt': '644', 'sitewright.db': '600' })
})

test('security bar 64: a folder that cannot be created is refused at once, with a message', () => {
  const folder = createTestFolder(cleanups)
  writeFileSync(join(folder, 'file'), '')
  for (const wrong of [join(folder, 'file'), join(folder, 'file', 'data'), '/proc/x/y'])
    expect(() => makeDataFolder(wrong)).toThrow(`DATA_DIR is "${wrong}", which cannot be used`)
})
