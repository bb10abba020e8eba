// The scripts of a generated project on the real databases of this machine, as its owner runs them.
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { enterpriseOptionIds, featureIds, type DatabaseId } from '@sitewright/catalog'
import { findText } from '@sitewright/project'
import { defaultSite } from '@sitewright/site'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { generate } from '../../../generate.ts'
import { siteWith, tinyTemplate } from '../../../tiny-template.test-support.ts'

/** A server of this machine with an empty database of its own. */
interface Engine {
  id: DatabaseId
  start: () => Promise<void>
  stop: () => void
  env: () => Record<string, string>
  /** Runs SQL; the error where the database refuses it. */
  sql: (text: string) => { ok: boolean; output: string }
}

const home = mkdtempSync(join(tmpdir(), 'sitewright-migrate-'))
const postgres = process.env['TEST_DATABASE_URL']

function run(command: string, args: readonly string[], input: string): { ok: boolean; output: string } {
  const { status, stdout, stderr } = spawnSync(command, args, { input, encoding: 'utf8' })
  return { ok: status === 0, output: `${stdout}${stderr}` }
}

function postgresEngine(server: string): Engine {
  const name = `migrate_${randomUUID().replaceAll('-', '')}`
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href
  const administer = (text: string): void => {
    execFileSync('psql', [server, '--quiet', '--command', text])
  }
  return {
    id: 'postgresql',
    start: async () => administer(`CREATE DATABASE ${name}`),
    stop: () => administer(`DROP DATABASE ${name}`),
    env: () => ({ DATABASE_URL: url }),
    sql: (text) => run('psql', [url, '--no-psqlrc', '--set', 'ON_ERROR_STOP=1', '-tA'], text)
  }
}

function mariadbEngine(program: string): Engine {
  const data = join(home, 'mariadb')
  const socket = join(home, 'mariadb.sock')
  const options = join(home, 'client.cnf')
  const client = [`--defaults-extra-file=${options}`, '--batch', '--skip-column-names']
  let server: ChildProcess | undefined
  return {
    id: 'mysql',
    async start() {
      mkdirSync(data)
      writeFileSync(options, `[client]\nsocket=${socket}\n`)
      const user = `--user=${process.env['USER'] ?? 'root'}`
      execFileSync(
        'mariadb-install-db',
        ['--no-defaults', user, `--datadir=${data}`, '--auth-root-authentication-method=normal'],
        { stdio: 'ignore' }
      )
      server = spawn(
        program,
        [
          '--no-defaults',
          user,
          `--datadir=${data}`,
          `--socket=${socket}`,
          '--skip-networking',
          `--pid-file=${home}/pid`
        ],
        { stdio: 'ignore' }
      )
      const created = (): void => {
        if (!run('mysql', client, 'CREATE DATABASE site;').ok) throw new Error('MariaDB does not answer')
      }
      await vi.waitFor(created, { timeout: 60_000, interval: 200 })
    },
    stop: () => server?.kill('SIGKILL'),
    env: () => ({ MYSQL_DEFAULTS: options }),
    sql: (text) => run('mysql', [...client, 'site'], text)
  }
}

const mariadb = ['/usr/sbin/mariadbd', '/usr/libexec/mariadbd'].find((path) => existsSync(path))
const engines: Engine[] = [
  ...(postgres === undefined ? [] : [postgresEngine(postgres)]),
  ...(mariadb === undefined ? [] : [mariadbEngine(mariadb)])
]

/** The database folder of a project with everything on, on a new machine. */
function createFolder(database: DatabaseId): string {
  const options = Object.fromEntries(enterpriseOptionIds.map((id) => [id, true]))
  const enterpriseConfig = { ...defaultSite.enterpriseConfig, ...options, enabled: true, database }
  const project = generate(siteWith({ selectedFeatures: featureIds, enterpriseConfig }), tinyTemplate)
  const folder = mkdtempSync(join(home, 'machine-'))
  for (const path of [...project.keys()].filter((each) => each.startsWith('backend/database/')))
    writeFileSync(join(folder, path.slice('backend/database/'.length)), findText(project, path) ?? '')
  return folder
}

afterAll(() => rmSync(home, { recursive: true, force: true }))

describe.each(engines)('migrate.sh on $id (S2-16)', ({ id, start, stop, env, sql }) => {
  let folder = ''
  const migrate = (from: string): { ok: boolean; output: string } => {
    const { status, stdout, stderr } = spawnSync('sh', [join(from, 'migrate.sh')], {
      encoding: 'utf8',
      env: { ...process.env, ...env() }
    })
    return { ok: status === 0, output: `${stdout}${stderr}` }
  }

  beforeAll(async () => {
    await start()
    folder = createFolder(id)
  })
  afterAll(() => stop())

  it('applies each file once, wherever it is run', () => {
    expect(migrate(folder)).toEqual({ ok: true, output: 'Applying 0001_init.sql\n' })
    const other = createFolder(id)
    expect(migrate(other)).toEqual({ ok: true, output: '' })
    writeFileSync(join(other, '0002_more.sql'), 'CREATE TABLE more (id integer);\n')
    expect(migrate(other)).toEqual({ ok: true, output: 'Applying 0002_more.sql\n' })
    cpSync(join(other, '0002_more.sql'), join(folder, '0002_more.sql'))
    expect(migrate(folder)).toEqual({ ok: true, output: '' })
  })

  it('does not count a file that failed', () => {
    writeFileSync(join(folder, '0003_broken.sql'), 'CREATE TABLE broken (id nonsense);\n')
    expect(migrate(folder).ok).toBe(false)
    writeFileSync(join(folder, '0003_broken.sql'), 'CREATE TABLE broken (id integer);\n')
    expect(migrate(folder)).toEqual({ ok: true, output: 'Applying 0003_broken.sql\n' })
  })

  const channels = `'{"email":true,"sms":false,"push":false}'`
  const visitor = (name: string, hash: string): string =>
    `INSERT INTO visitors (id, name, email, phone, bio, company, website, notifications, password_hash, signed_in_at) VALUES ('${name}', '${name}', '${name}@x.example', '', '', '', '', ${channels}, ${hash}, '2026-11-22 10:00:00');`
  const session = (name: string, whose: string, from = '2026-11-22', to = '2026-11-23'): string =>
    `INSERT INTO sessions (id, visitor, token_hash, device, started_at, seen_at, expires_at) VALUES ('${name}', '${whose}', 'hash-${name}', '', '${from} 10:00:00', '${from} 10:00:00', '${to} 10:00:00');`

  it('gives nobody a session, a role or a second factor who does not exist', () => {
    expect(sql(session('s0', 'ghost')).ok).toBe(false)
    expect(sql(`INSERT INTO role_grants (id, visitor, role) VALUES ('r0', 'ghost', 'admin');`).ok).toBe(false)
    expect(sql(`INSERT INTO second_factors (id, visitor, secret) VALUES ('f0', 'ghost', 'sealed');`).ok).toBe(
      false
    )
  })

  it('keeps no account with an empty password', () => {
    expect(sql(visitor('maya', `''`)).ok).toBe(false)
    expect(sql('INSERT INTO visitors (id) VALUES (1);').ok).toBe(false)
    expect(sql(visitor('maya', `'argon2id'`))).toMatchObject({ ok: true })
  })

  it('ends sessions, and removes what belongs to an account with it', () => {
    expect(sql(session('s1', 'maya', '2026-11-22', '2026-11-21')).ok).toBe(false)
    expect(sql(session('s1', 'maya'))).toMatchObject({ ok: true })
    expect(sql(`INSERT INTO second_factors (id, visitor, secret) VALUES ('f1', 'maya', 'sealed');`).ok).toBe(
      true
    )
    expect(
      sql(
        `INSERT INTO bookings (id, visitor, day, time, name, email, phone, service, notes) VALUES ('b1', 'maya', '2026-11-23', '9:00', 'Maya', 'm@x.example', '', '', '');`
      )
    ).toMatchObject({ ok: true })
    expect(sql(`DELETE FROM visitors WHERE id = 'maya';`)).toMatchObject({ ok: true })
    expect(sql('SELECT count(*) FROM sessions;').output).toMatch(/^0$/m)
    expect(sql(`SELECT count(*) FROM bookings WHERE visitor IS NULL;`).output).toMatch(/^1$/m)
  })

  it('never changes or deletes an entry of the audit log', () => {
    expect(
      sql(`INSERT INTO audit_entries (id, actor, action, subject) VALUES ('a1', 'maya', 'signed in', '');`)
    ).toMatchObject({ ok: true })
    for (const attempt of [`UPDATE audit_entries SET actor = 'nobody';`, 'DELETE FROM audit_entries;']) {
      const { ok, output } = sql(attempt)
      expect(ok, attempt).toBe(false)
      expect(output).toContain('never changed or deleted')
    }
    expect(sql('SELECT count(*) FROM audit_entries;').output).toMatch(/^1$/m)
  })

  it('accepts a rating of 1 to 5 only', () => {
    const review = (rating: number): string =>
      `INSERT INTO reviews (id, name, rating, comment, date) VALUES ('v${rating}', 'M', ${rating}, '', '2026-11-22');`
    expect([0, 1, 5, 6].map((rating) => sql(review(rating)).ok)).toEqual([false, true, true, false])
  })
})

describe('the scripts of the other databases', () => {
  it.each(['mongodb', 'dynamodb', 'cosmosdb', 'firestore'] as const)('of %s are shell scripts', (id) => {
    expect(run('sh', ['-n', join(createFolder(id), 'migrate.sh')], '')).toEqual({ ok: true, output: '' })
  })
})
