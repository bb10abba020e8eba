import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskSecrets } from './mask-secrets.ts'
import type { SqlDialect } from './tokens.ts'

const isSecretName = (name: string): boolean =>
  /passw|secret|token|apikey|^key$/i.test(name.replaceAll('_', ''))

/** Statements of every engine with a secret in them, which is always the same. */
const secrets = [
  "create user y identified by 'hunter-2'",
  "create user y identified by password 'hunter-2'",
  'CREATE USER y IDENTIFIED BY "hunter-2" REQUIRE SSL',
  "create user y@h identified with caching_sha2_password by 'hunter-2'",
  "create user y identified via ed25519 using 'hunter-2' or unix_socket",
  "alter user y identified with 'plugin' as 'hunter-2'",
  "grant all on *.* to y identified by 'hunter-2'",
  "set password for y = password('hunter-2')",
  "set password = 'hunter-2'",
  "change master to master_host='a', master_password='hunter-2'",
  "alter role y with encrypted password 'hunter-2'",
  'create role y login password $$hunter-2$$',
  "create role y login password E'hunter-2'",
  "create user mapping for y server s options (user 'a', password 'hunter-2')",
  "create subscription s connection 'host=a password=hunter-2 user=b' publication p",
  "select dblink_connect('host=h password=hunter-2')",
  "select * from dblink('host=h password=''hunter-2''', 'select 1')",
  "select dblink_connect('a', 'hunter-2')",
  "select 'postgres: password = hunter-2; host=a'",
  "select 'Server=a;Pwd=hunter-2;Database=b'",
  'select \'{"password": "hunter-2", "a": 1}\'::jsonb',
  "do $x$ begin alter role y password 'hunter-2'; end $x$",
  "execute 'alter role y password ''hunter-2'''",
  "execute 'create user y identified by ''hunter-2'''",
  'select 1 -- password: hunter-2',
  'select 1 -- the password is hunter-2',
  'select 1 /* pw = hunter-2 */',
  "select 1 -- token='hunter-2'",
  "select crypt('hunter-2', gen_salt('bf'))",
  "select pgp_sym_encrypt(name, 'hunter-2') from t",
  "select aes_encrypt(name, 'hunter-2') from t",
  "select * from t where h = md5('hunter-2')",
  "select * from t where password in ('a', 'hunter-2')",
  "select * from t where password = any (array['hunter-2'])",
  'select * from t where password = "hunter-2"',
  "insert into t values (hmac('a', 'hunter-2', 'sha256'))",
  "attach database 'a' as b key 'hunter-2'",
  "pragma key = 'hunter-2'",
  '{"find": "users", "filter": {"password": "hunter-2"}}',
  '{"find": "users", "filter": {"password": {"$in": ["hunter-2"]}}}',
  '{"GetItem": {"Key": {"token": {"S": "hunter-2"}}}}',
  '{"createUser": "a", "pwd": "hunter-2", "roles": []}'
]

test('security bar 51: no spelling of a password stays in a statement', () => {
  expect(secrets.filter((text) => maskSecrets(text, isSecretName).includes('hunter-2'))).toEqual([])
})

test('a comment of MySQL ends no text, and hides none', () => {
  const mask = (text: string): string => maskSecrets(text, isSecretName, 'mysql')
  expect(mask('select 1 # password: hunter-2')).toBe('select 1 # password: …')
  expect(mask("select 1 # it's\n, 'kept' where password = 'hunter-2'")).toBe(
    "select 1 # it's\n, 'kept' where password = '…'"
  )
  expect(mask("select 5--1, 'a' where password = 'hunter-2'")).toBe("select 5--1, 'a' where password = '…'")
  expect(mask("/*!50000 set password = concat('hunter', '-2') */")).toBe(
    "/*!50000 set password = concat('…', '…') */"
  )
  expect(maskSecrets("select /* /* it's */ */ 'a' where password = 'hunter-2'", isSecretName)).toBe(
    "select /* /* it's */ */ 'a' where password = '…'"
  )
})

/** Statements around a value of a secret, which stands for @. */
const forms = [
  'set password for joe = @',
  "set password for 'joe'@'%' = @",
  'set password for joe to @',
  'set password = @',
  'set @password = @, names = utf8',
  'insert into users (name, password) values (@kept, @)',
  'insert into users (name, password, age) values (@kept, @, 1), (@kept, @, 2), (lower(@kept), upper(@), 3)',
  'insert into users (password, name) values (@, @kept) on conflict do nothing',
  'replace into users (`password`, name) values row(@, @kept), row(@, @kept)',
  'insert into users (name, password) select @kept, @ from t where name = @kept',
  'insert into users (name, password) select @kept, concat(@, a) union select @kept, @',
  'insert into users set name = @kept, password = @',
  'insert into users (id) values (1) on duplicate key update password = @',
  'update users set (name, password) = (@kept, @)',
  'select * from users where (name, password) in ((@kept, @), (@kept, @))',
  'with s as (select * from (values (@kept, @), (@kept, @)) as v (name, password)) select 1 from s',
  'merge into users using t on true when not matched then insert (name, password) values (@kept, @)',
  'update users set password = concat(@, @), name = @kept',
  'update users set password = @ || @ where name = @kept',
  'update users set name = @kept, password = coalesce(null, (@))',
  'update users set password = case when age > 3 then @ else @ end where name = @kept',
  'update users set password = cast(@ as char) where name = @kept and token = @',
  'select * from users where lower(password) = @ and name = @kept',
  'select * from users where coalesce(password, name) = @ and name = @kept',
  'select * from users where @ = password and name = @kept',
  'select * from users where @ = u.password',
  'select * from users where password between @ and @ and name = @kept',
  'select * from users where password::text = @ or name = @kept',
  'select @ as password, @kept as name',
  'alter user joe identified by @',
  'alter user joe identified with mysql_native_password by @ replace @',
  'alter user joe identified with mysql_native_password as @ require ssl',
  'create user a identified by @, b identified by @ account lock',
  'create role joe password @',
  'create role joe with login encrypted password @',
  'alter role joe password @ valid until @kept',
  'grant all on *.* to joe identified by @ with grant option',
  'grant usage on *.* to joe identified via ed25519 using @ or unix_socket',
  'create user mapping for joe server s options (user @kept, password @)',
  "select set_config('app.token', @, false)",
  "select jsonb_build_object('name', @kept, 'password', @, 'age', 1)"
]

const texts: Readonly<Record<SqlDialect, readonly ((text: string) => string)[]>> = {
  postgresql: [
    (text) => `'${text.replaceAll("'", "''")}'`,
    (text) => `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`,
    (text) => `$x$${text}$x$`,
    (text) => `$$${text}$$`
  ],
  mysql: [
    (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`,
    (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`,
    (text) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '""')}"`,
    (text) => `_utf8'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
  ],
  sqlite: [(text) => `'${text.replaceAll("'", "''")}'`],
  json: []
}
const comments: Readonly<Record<SqlDialect, readonly string[]>> = {
  postgresql: [' ', "-- it's\n", "/* it's /* not */ over */", '/* $$ */'],
  mysql: [' ', "-- it's\n", "# it's\n", '/* " */'],
  sqlite: [' ', "-- it's\n", "/* it's */"],
  json: []
}

test('security bar 51: a secret in any form stays in no statement, and what stands beside it does', () => {
  const statement = fc.constantFrom('postgresql', 'mysql', 'sqlite').chain((dialect) =>
    fc
      .record({
        form: fc.constantFrom(...forms),
        quote: fc.constantFrom(...texts[dialect]),
        secret: fc
          .string({ unit: fc.constantFrom("'", '"', '\\', '`', '#', '-', '(', ',', ';', 'é', '1', ' ') })
          .map((rest) => `hunter${rest}hunter`),
        gap: fc.constantFrom(...comments[dialect])
      })
      .map((parts) => ({ ...parts, dialect }))
  )
  fc.assert(
    fc.property(statement, ({ form, quote, secret, gap, dialect }) => {
      const fill = (value: string): string =>
        form
          .replaceAll(' ', gap)
          .replaceAll(/@(kept|(?![\w'`]))/g, (_, kept: string) => (kept === 'kept' ? "'Bob'" : value))
      const masked = maskSecrets(fill(quote(secret)), isSecretName, dialect)
      expect([dialect, masked.replaceAll("_utf8'…'", "'…'")]).toEqual([dialect, fill("'…'")])
    }),
    { numRuns: 3000 }
  )
})

test('what is no secret stays as it is', () => {
  for (const text of [
    "select 'kept' from t where name = 'kept' and status in ('a', 'b')",
    'select password, "name" from t join u on t.token = u.token',
    "select lower('A'), concat('a', 'b') -- all of them: 1",
    "select * from t where note = 'host=a user=b'",
    'select a #> b, a # 2 from t',
    "insert into users (name, age) values ('a', 'b'), ('c', 'd')",
    "insert into users (name, password) values ('a', null), ($1, $2)",
    "select name, password from users where name = 'a' and (id, name) in ((1, 'b'))",
    "select count(password), max(token) from users where name = 'a' group by 'b'",
    "select * from users where password is not null and name = 'a' order by 'b'",
    "select 'a' as name from password_resets where status = 'b'",
    "update users set name = 'a' where password is null or name like 'b%'",
    "create table users (name text default 'a', password text, age int check (age > '3'))",
    "create index on users (name, password) where name = 'a'",
    "comment on table users is 'all of them'",
    "set names 'utf8'",
    "select jsonb_build_object('name', 'a', 'age', 'b')",
    '{"find": "users", "filter": {"name": "Ada", "tags": ["a"]}}'
  ])
    expect(maskSecrets(text, isSecretName)).toBe(text)
})
