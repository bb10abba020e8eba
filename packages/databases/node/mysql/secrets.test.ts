import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collect, failureOf } from '../../testing/contract.ts'
import { createMysqlFixture, type MysqlFixture } from '../../testing/mysql.ts'
import { openNetwork } from '../../testing/open-network.ts'
import { beginOn, toStatement, whyNot } from '../../testing/write-contract.ts'
import { classifyWrite } from './classify-write.ts'
import { classifyMysql } from './classify-read.ts'
import { createMysqlEngine } from './engine.ts'
import { maskHashes } from './secrets.ts'

const url = process.env['TEST_MARIADB_URL']

const reading = (text: string): boolean => classifyMysql(text).kind === 'read'

test('security bar 51: what holds passwords of the server is not read', () => {
  for (const text of [
    'select * from mysql.user',
    'select authentication_string from `mysql`.`user`',
    'select * from MYSQL . USER',
    'select * from mysql/**/./**/global_priv',
    'table mysql.user',
    'select 1 where exists (select * from mysql.password_history)',
    'with a as (select * from mysql.servers) select * from a',
    'explain select * from mysql.user',
    'show create user',
    'show create user root@localhost',
    'SHOW  CREATE /* a */ SERVER a'
  ])
    expect([text, classifyMysql(text)]).toEqual([text, { kind: 'not-read', reason: 'secret' }])
  expect(classifyMysql('select * from user', 'MySQL').kind).toBe('not-read')
  for (const text of [
    'select * from user',
    'select * from .global_priv',
    'select * from . `user`',
    'select * from db join .user u using (host)',
    'table .servers',
    'select 1, (select count(*) from(.user))'
  ])
    expect([text, classifyMysql(text, 'mysql')]).toEqual([text, { kind: 'not-read', reason: 'secret' }])
  expect(classifyMysql('select * from .user', 'sales').kind).toBe('read')
  expect(
    [
      'select user, host from accounts',
      'select * from user',
      'select u.user from mysql.db u',
      'show grants'
    ].map(reading)
  ).toEqual([true, true, true, true])
})

test('security bar 51: nor is it by a write, in whatever database the session is', () => {
  for (const text of [
    'insert into copied select user, password from mysql.user',
    'insert into sales.copied select host, priv from global_priv',
    'insert into sales.copied select host, priv from .global_priv',
    'update sales.copied set a = (select authentication_string from user limit 1)',
    'delete from sales.copied where a in (select password from `user`)'
  ]) {
    const verdict = classifyWrite(text, 'mysql')
    expect([text, verdict]).toEqual([
      text,
      { kind: 'not-write', why: 'Tables of the server that hold passwords are not read here' }
    ])
  }
  expect(classifyWrite('update user set name = 1', 'sales').kind).toBe('write')
})

test('hashes in grants are masked, in every spelling', () => {
  const grants = {
    "GRANT USAGE ON *.* TO a@% IDENTIFIED BY PASSWORD '*B56C' REQUIRE SSL":
      "GRANT USAGE ON *.* TO a@% IDENTIFIED BY PASSWORD '…' REQUIRE SSL",
    "GRANT ALL ON *.* TO `a`@`%` IDENTIFIED VIA ed25519 USING 'a\\'b' OR mysql_native_password USING '*C'":
      "GRANT ALL ON *.* TO `a`@`%` IDENTIFIED VIA ed25519 USING '…' OR mysql_native_password USING '…'",
    "GRANT USAGE ON *.* TO 'a'@'%' IDENTIFIED WITH 'caching_sha2_password' AS 0x2441":
      "GRANT USAGE ON *.* TO 'a'@'%' IDENTIFIED WITH 'caching_sha2_password' AS '…'",
    'GRANT SELECT ON `by`.* TO `a`@`%`': 'GRANT SELECT ON `by`.* TO `a`@`%`'
  }
  for (const [grant, masked] of Object.entries(grants)) expect(maskHashes(grant)).toBe(masked)
})

describe.runIf(url !== undefined)('secrets of MariaDB', () => {
  let fixture: MysqlFixture
  beforeAll(async () => {
    fixture = await createMysqlFixture(url ?? '')
  })
  afterAll(() => fixture.drop())

  test('security bar 51: SHOW GRANTS tells what is granted, without the hash', async () => {
    const { rows } = await collect(createMysqlEngine(fixture.settings, openNetwork), 'show grants')
    expect(JSON.stringify(rows)).toMatch(/GRANT USAGE ON .* IDENTIFIED BY PASSWORD '…'/)
    expect(JSON.stringify(rows)).not.toMatch(/\*[\dA-F]{40}/)
  })

  test('security bar 51: a session in the database of the server copies none of it elsewhere', async () => {
    const { run, users, settings } = fixture
    await run('create table copied (host text, priv text)')
    await run(`grant select on mysql.* to '${users.writer}'@'%'`)
    const engine = createMysqlEngine({ ...settings, user: users.writer, database: 'mysql' }, openNetwork)
    for (const source of ['global_priv', '.global_priv', 'mysql.global_priv', 'user']) {
      const select = `select host, '' from ${source}`
      const write = toStatement(`insert into ${settings.database}.copied ${select}`)
      expect([source, (await whyNot(beginOn(engine, write)))?.reason]).toEqual([source, 'not-write'])
      expect([source, await failureOf(collect(engine, select))]).toMatchObject([
        source,
        { notRead: 'secret' }
      ])
    }
  })

  test('a page of such a table is refused', async () => {
    const engine = createMysqlEngine(fixture.settings, openNetwork)
    const { signal } = new AbortController()
    const request = { schema: 'mysql', table: 'global_priv', sort: null, filters: [], after: null, limit: 10 }
    const page = engine.readPage?.(request as never, { signal })
    expect(await failureOf(page ?? Promise.resolve())).toMatchObject({ notRead: 'secret' })
  })
})
