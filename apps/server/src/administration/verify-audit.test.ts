import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeAudit, checkAudit } from '@sitewright/kernel/audit'
import { inTransaction } from '@sitewright/kernel/db'
import { createProductApp } from '@sitewright/product/testing/product-app'
import { createTestClock, createTestServices, onEachEngine } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser } from '@sitewright/kernel/testing/users'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'

const program = fileURLToPath(new URL('verify-audit.mjs', import.meta.url))
const admin = fileURLToPath(new URL('../admin.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'sitewright-verify-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs a program outside of the repository; returns its output and exit code. */
function run(...words: string[]): Promise<{ code: number; text: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, words, { cwd: folder, env: { PATH: '' } }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), text: `${stdout}${stderr}` })
    )
  })
}

test('the program that verifies is short, and imports nothing of the product', () => {
  const lines = readFileSync(program, 'utf8').trimEnd().split('\n')
  expect(lines.length).toBeLessThanOrEqual(80)
  const imports = lines.filter((line) => /^import\b|\bimport\(/.test(line))
  expect(imports.length).toBeGreaterThan(0)
  for (const line of imports) expect(line).toMatch(/from 'node:[a-z]+'$/)
})

test('security bar 52: an export from before entries had a tenant is verified still', async () => {
  const file = fileURLToPath(new URL('fixtures/audit-without-tenants.jsonl', import.meta.url))
  expect(await run(program, file)).toEqual({ code: 0, text: expect.stringMatching(/^Whole: 3 rows/) })
  const text = readFileSync(file, 'utf8')
  const given = join(folder, 'given.jsonl')
  writeFileSync(given, text.replace('"ip":"192.0.2.1"', '"tenantId":"bakery","ip":"192.0.2.1"'))
  expect(await run(program, given)).toEqual({ code: 1, text: 'Row 1 was changed.\n' })
})

onEachEngine('an export of the audit log', (open) => {
  async function exported() {
    const now = createTestClock()
    const services = await createTestServices(await open(), { now })
    const client = await createTestClient(
      services,
      createProductApp(services),
      await createTestUser(services, 'super_admin')
    )
    const write = (note: string, actorId?: string) =>
      inTransaction(services.database, (transaction) =>
        writeAudit(
          services,
          transaction,
          { ip: '192.0.2.1', device: 'Test' },
          { action: 'test.note', outcome: 'done', actorId, details: { note } }
        )
      )
    for (const note of ['a "quoted" one', 'über', '{"entry":{}}']) await write(note)
    // The last rows have a tenant, and are verified like the others.
    const baker = await createTestUser(services, 'user', { tenant: 'bakery' })
    await checkAudit(services)
    for (let index = 0; index < 6; index += 1) await write(`after the checkpoint ${index}`, baker.id)
    const response = await client.call('GET', '/api/admin/audit/export')
    const lines = (await response.text()).trimEnd().split('\n')
    const state = (await (await client.call('GET', '/api/admin/audit/state')).json()) as { publicKey: string }
    return { services, client, lines, publicKey: state.publicKey }
  }
  const verify = async (lines: readonly string[], ...more: string[]) => {
    const file = join(folder, 'export.jsonl')
    writeFileSync(file, `${lines.join('\n')}\n`)
    return run(program, file, ...more)
  }
  const rowLine = (lines: readonly string[], row: number) =>
    lines.findIndex((line) => line.startsWith(`{"entry":{"seq":${row},`))

  test('security bar 52: a whole one is verified by a copy of the program, with the public key alone', async () => {
    const { lines, publicKey } = await exported()
    expect(lines[rowLine(lines, 5)]).toContain('"tenantId":"bakery"')
    copyFileSync(program, join(folder, 'copied.mjs'))
    writeFileSync(join(folder, 'whole.jsonl'), `${lines.join('\n')}\n`)
    const copied = await run('copied.mjs', 'whole.jsonl', publicKey)
    expect(copied).toEqual({ code: 0, text: expect.stringMatching(/^Whole: 10 rows, signed at 2026-/) })
    const byAdmin = await run(admin, 'verify-audit', join(folder, 'whole.jsonl'))
    expect(byAdmin).toEqual({ code: 0, text: expect.stringContaining(publicKey) })
    const other = await verify(lines, 'another key')
    expect(other).toEqual({ code: 1, text: expect.stringContaining('another public key') })
  })

  test('security bar 52: one byte changed, one row taken out and the end cut are said with their row', async () => {
    const { lines } = await exported()
    const changed = [...lines]
    const fifth = rowLine(lines, 5)
    changed[fifth] = lines[fifth]?.replace('checkpoint 1', 'checkpoint 7') ?? ''
    expect(await verify(changed)).toEqual({ code: 1, text: 'Row 5 was changed.\n' })
    const without = lines.toSpliced(rowLine(lines, 4), 1)
    expect(await verify(without)).toEqual({
      code: 1,
      text: 'Row 4 is missing: row 5 comes after row 3.\n'
    })
    const cut = lines.slice(0, rowLine(lines, 8))
    expect(await verify(cut)).toEqual({
      code: 1,
      text: 'The end is cut off: after row 7 there is no signed end.\n'
    })
    // The last rows alone: the signed end is still there.
    expect(await verify(lines.toSpliced(rowLine(lines, 9), 2))).toEqual({
      code: 1,
      text: expect.stringContaining('A row from 4 to 8 was changed')
    })
    expect(await verify([])).toMatchObject({ code: 1 })
  })

  test('security bar 52: whoever changes a row and all digests after it has no signature for them', async () => {
    const { lines } = await exported()
    let digest = '0'.repeat(64)
    const forged = lines.map((line) => {
      const [, text = ''] = /^\{"entry":(.*),"digest":/.exec(line) ?? []
      if (text === '') return line
      const entry = text.replace('checkpoint 1', 'checkpoint 7')
      digest = createHash('sha256').update(`${digest}\n${entry}`).digest('hex')
      return `{"entry":${entry},"digest":"${digest}"}`
    })
    expect(await verify(forged)).toEqual({
      code: 1,
      text: expect.stringContaining('A row from 4 to 10 was changed')
    })
  })

  test('security bar 52: a log that does not hold is not signed again', async () => {
    const { services, client } = await exported()
    const { db, engine } = services.database
    const guards =
      engine === 'sqlite' ? 'drop trigger audit_no_update' : 'drop trigger audit_append_only on audit'
    for (const statement of [guards, `update audit set details = '{"note":"forged"}' where seq = 2`])
      await sql.raw(statement).execute(db)
    const response = await client.call('GET', '/api/admin/audit/export')
    const lines = (await response.text()).trimEnd().split('\n')
    expect(lines.at(-1)).toBe('{"broken":2}')
    expect(await verify(lines)).toEqual({
      code: 1,
      text: 'The server found that row 2 does not hold, and did not sign it.\n'
    })
  })
})
