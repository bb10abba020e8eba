import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, afterEach, expect, test } from 'vitest'
import { verifyAudit } from '@sitewright/kernel/audit'
import { openDatabase } from '../data-folder/open-database.ts'

/** Two folders take turns with the processors of the machine. */
const folders = 2
const roundsEach = 15
/** Thirty starts are quicker with a compile cache. */
const compiled = mkdtempSync(join(tmpdir(), 'sitewright-compiled-'))
const auditKey = crypto.getRandomValues(new Uint8Array(32))
const writer = fileURLToPath(new URL('../testing/writer.ts', import.meta.url))

afterAll(() => rmSync(compiled, { recursive: true, force: true }))

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'sitewright-kill-'))
  cleanups.push(() => rmSync(made, { recursive: true, force: true }))
  return made
}

function startWriter(dataDir: string) {
  const child = spawn(process.execPath, [writer, dataDir, Buffer.from(auditKey).toString('hex')], {
    env: { ...process.env, NODE_COMPILE_CACHE: compiled },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  let errors = ''
  child.stderr.on('data', (part: Buffer) => {
    errors += part.toString()
  })
  const ended = once(child, 'close')
  return { child, ended, lines: createInterface({ input: child.stdout }), errors: () => errors }
}

/** Lets a writer acknowledge some users, then kills it in the middle of its work. */
async function killedRound(dataDir: string, acknowledge: number, delayMs: number): Promise<string[]> {
  const { child, ended, lines, errors } = startWriter(dataDir)
  const acknowledged: string[] = []
  let open = false
  lines.on('line', (line) => {
    if (line === 'open') open = true
    else acknowledged.push(line)
    if (acknowledged.length === acknowledge) setTimeout(() => child.kill('SIGKILL'), delayMs)
  })
  const [, signal] = (await ended) as [number | null, string | null]
  if (!open || signal !== 'SIGKILL') throw new Error(`The writer ended by itself: ${errors()}`)
  return acknowledged.filter((id) => id.length === 36)
}

/** Kills writers on one folder again and again, then looks for everything that they acknowledged. */
async function killedFolder(dataDir: string): Promise<void> {
  const acknowledged: string[] = []
  for (let round = 0; round < roundsEach; round += 1)
    acknowledged.push(...(await killedRound(dataDir, 1 + (round % 5), Math.random() * 3)))
  const database = openDatabase({ databaseUrl: undefined, dataDir })
  const people = await database.db.selectFrom('users').select('id').execute()
  const written = await database.db.selectFrom('audit').select('actor_id').execute()
  const report = await verifyAudit({ auditKey }, database.db, { after: 0, most: 1_000_000 })
  const { rows: checked } = await sql<object>`pragma integrity_check`.execute(database.db)
  await database.close()
  const ids = new Set(people.map(({ id }) => id))
  expect(acknowledged.length).toBeGreaterThanOrEqual(roundsEach)
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([])
  expect(new Set(written.map(({ actor_id }) => actor_id))).toEqual(ids)
  expect(report).toMatchObject({ firstBrokenRow: null, complete: true })
  expect(checked).toEqual([{ integrity_check: 'ok' }])
}

test(`${folders * roundsEach} times killed in the middle of writing: nothing acknowledged is lost, and the next start works`, async () => {
  await Promise.all(Array.from({ length: folders }, () => killedFolder(folder())))
}, 300_000)

test('two processes on one data folder: the second refuses and names the first', async () => {
  const dataDir = folder()
  const first = startWriter(dataDir)
  await once(first.lines, 'line')
  const second = startWriter(dataDir)
  const [code] = (await second.ended) as [number]
  expect(code).not.toBe(0)
  expect(second.errors()).toContain(
    `Another server (process ${first.child.pid}) works on ${dataDir}. End it, or give this one a folder of its own`
  )
  first.child.kill('SIGKILL')
  await first.ended
  const third = startWriter(dataDir)
  await once(third.lines, 'line')
  third.child.kill('SIGKILL')
  await third.ended
})
