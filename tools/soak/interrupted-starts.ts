import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openPostgres } from '../../packages/kernel/node/postgres.ts'
import { openSqlite } from '../../packages/kernel/node/sqlite-file.ts'
import type { Database } from '../../packages/kernel/src/db/database.ts'
import { createTestDatabase } from '../../packages/kernel/testing/test-database.ts'
import {
  countRows,
  fillEarlierDatabase,
  findDamage
} from '../../packages/product/testing/earlier-database.ts'
import { listening, serverProgram } from '../bench/processes.ts'
import { root } from '../root.ts'
import type { SoakRecord } from './record.ts'

const people = 50
const signals = ['SIGKILL', 'SIGINT', 'SIGTERM'] as const

/** A database before it is started on for the first time with this version. */
interface Ground {
  name: string
  environment: Readonly<Record<string, string>>
  dataDir: string
  open: () => Database
  drop: () => Promise<void>
}

/** What a start is interrupted on. */
interface Kind {
  name: string
  create: () => Promise<Ground>
  rows: Readonly<Record<string, number>>
}

/** Kills servers at random moments of a first start and of an upgrade, then starts each again and looks for its data. */
export async function interruptStarts(
  count: number,
  { postgres, folder, record }: { postgres: string; folder: string; record: SoakRecord }
): Promise<void> {
  for (const kind of await createKinds(postgres, folder)) {
    const longest = await measureStart(kind)
    for (let round = 0; round < count; round += 1) await interrupt(kind, round, longest, record)
  }
}

async function createKinds(postgres: string, folder: string): Promise<Kind[]> {
  const early = join(folder, 'early.db')
  const sqlite = openSqlite(early)
  const rows = await fill(sqlite)
  await sqlite.close()
  const template = await createTestDatabase(postgres)
  const filled = openPostgres(template.url)
  await fill(filled)
  await filled.close()
  const templateName = new URL(template.url).pathname.slice(1)
  const nothing = Object.fromEntries(Object.keys(rows).map((table) => [table, 0]))
  const embedded = (from?: string) => () => Promise.resolve(createFolder(folder, from))
  return [
    { name: 'first start, embedded', create: embedded(), rows: nothing },
    { name: 'upgrade, embedded', create: embedded(early), rows },
    {
      name: 'first start, Postgres',
      create: () => createOnPostgres(postgres, folder),
      rows: nothing
    },
    {
      name: 'upgrade, Postgres',
      create: () => createOnPostgres(postgres, folder, templateName),
      rows
    }
  ]
}

async function fill(database: Database): Promise<Readonly<Record<string, number>>> {
  await fillEarlierDatabase(database, people)
  return countRows(database)
}

let folders = 0

function createFolder(folder: string, from?: string): Ground {
  folders += 1
  const dataDir = join(folder, `start-${folders}`)
  mkdirSync(dataDir)
  const file = join(dataDir, 'sitewright.db')
  if (from !== undefined) copyFileSync(from, file)
  return {
    name: dataDir,
    environment: { DATA_DIR: dataDir },
    dataDir,
    open: () => openSqlite(file),
    drop: () => Promise.resolve(rmSync(dataDir, { recursive: true }))
  }
}

async function createOnPostgres(postgres: string, folder: string, template?: string): Promise<Ground> {
  const { environment, dataDir, drop } = createFolder(folder)
  const { url, drop: dropDatabase } = await createTestDatabase(postgres, template)
  return {
    name: url,
    environment: { ...environment, DATABASE_URL: url },
    dataDir,
    open: () => openPostgres(url),
    async drop() {
      await drop()
      await dropDatabase()
    }
  }
}

async function measureStart(kind: Kind): Promise<number> {
  const ground = await kind.create()
  const begun = performance.now()
  const started = begin(ground)
  await Promise.race([once(started, 'exit'), isReady(started)])
  const ms = performance.now() - begun
  await end(started, 'SIGKILL')
  await ground.drop()
  return ms
}

async function interrupt(kind: Kind, round: number, longestMs: number, record: SoakRecord): Promise<void> {
  const ground = await kind.create()
  const signal = signals[round % signals.length] ?? 'SIGKILL'
  const ms = Math.random() * longestMs
  const started = begin(ground)
  await wait(ms)
  await end(started, signal)
  const what = `${kind.name}, ${signal} after ${ms.toFixed(0)} ms`
  try {
    const logFile = join(ground.dataDir, 'second.log')
    const second = await listening(serverProgram, logFile, ground.environment)
    await second.kill()
    await verify(kind, ground, what, record)
  } catch (error) {
    record.wrong('does not start', `${what}: ${String(error)}`)
  }
  record.count(`interrupted: ${kind.name}`)
  await ground.drop()
}

async function verify(kind: Kind, ground: Ground, what: string, record: SoakRecord): Promise<void> {
  const database = ground.open()
  try {
    const rows = await countRows(database)
    // The start itself is audited.
    if (Object.entries(kind.rows).some(([table, count]) => (rows[table] ?? 0) < count))
      record.wrong('lost rows', `${what}: ${JSON.stringify(rows)}`)
    const damage = await findDamage(database)
    if (damage !== undefined) record.wrong('damaged database', `${what}: ${damage}`)
  } finally {
    await database.close()
  }
}

function begin({ environment }: Ground): ChildProcess {
  return spawn(process.execPath, [join(root, serverProgram)], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost', ...environment },
    stdio: ['ignore', 'pipe', 'ignore']
  })
}

async function isReady(child: ChildProcess): Promise<void> {
  let output = ''
  for await (const chunk of child.stdout ?? []) {
    output += String(chunk)
    if (output.includes('ready at')) return
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}
