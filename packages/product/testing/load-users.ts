import { sql } from 'kysely'
import type { Queries } from '@sitewright/kernel/db'

const day = 24 * 60 * 60_000
const nameCount = 4096
const syllables = [
  'ma',
  'ri',
  'so',
  'len',
  'ka',
  'do',
  'ni',
  'bel',
  'tu',
  'ar',
  'vi',
  'os',
  'he',
  'pra',
  'qui',
  'zo'
]

/** A name of three syllables, distinct for each number up to 4096. */
export function nameOf(number: number): string {
  const [one = '', two = '', three = ''] = [0, 4, 8].map((bits) => syllables[(number >> bits) & 15])
  return `${one[0]?.toUpperCase()}${one.slice(1)}${two}${three}`
}

/** User number `index`; names spread so that a prefix of three letters finds some hundred in 100,000. */
export function toLoadUser(index: number): { first_name: string; last_name: string; email: string } {
  const first = nameOf((index * 2654435761) % nameCount)
  const last = nameOf((index * 40503 + 17) % nameCount)
  return {
    first_name: first,
    last_name: last,
    email: `${first}.${last}.${index}@example.com`.toLowerCase()
  }
}

/** Users of one transaction. */
const batch = 20_000

interface UserLoad {
  users: number
  passwordHash: string
  now: number
  /** The SQL of a table `numbers (n)`. */
  numbers: (from: number, count: number) => string
}

/** Inserts users by statements alone. One in fifty is not active, one in a thousand suspended. */
export async function insertLoadUsers(
  queries: Queries,
  { users, numbers, ...parts }: UserLoad
): Promise<void> {
  await sql`create temporary table load_names (number integer primary key, name text not null)`.execute(
    queries
  )
  const names = Array.from({ length: nameCount }, (_, number) => `(${number}, '${nameOf(number)}')`)
  await sql.raw(`insert into load_names (number, name) values ${names.join(', ')}`).execute(queries)
  for (let from = 0; from < users; from += batch) {
    const range = numbers(from, Math.min(batch, users - from))
    await queries.transaction().execute(async (transaction) => {
      await insertRows(transaction, range, parts)
      await insertWords(transaction, range)
    })
  }
  await sql`drop table load_names`.execute(queries)
}

async function insertRows(
  queries: Queries,
  range: string,
  { passwordHash, now }: Pick<UserLoad, 'passwordHash' | 'now'>
): Promise<void> {
  const email = `lower(f.name || '.' || l.name) || '.' || n || '@example.com'`
  const loggedIn = (value: string, otherwise: string): string =>
    `case when n % 3 = 0 then ${otherwise} else ${value} end`
  const values = [
    `'person-' || n, ${email}, f.name, l.name`,
    `case when n % 200 = 0 then 'editor' else 'user' end`,
    `case when n % 1000 = 0 then 'suspended' when n % 50 = 0 then 'inactive' else 'active' end`,
    `case when n % 7 = 0 then null else ${now} - n end, ${now}`,
    loggedIn(`${now} - (n * 7919) % ${90 * day}`, 'null'),
    loggedIn('n % 211', '0'),
    `${now - 400 * day} + n, ${now}`,
    `lower(f.name || ' ' || l.name) || ' ' || ${email}, lower(f.name), lower(l.name)`
  ]
  await sql`insert into users (id, email, first_name, last_name, role, status, email_verified_at, password_changed_at,
      last_login_at, login_count, created_at, updated_at, search_text, first_name_key, last_name_key, password_hash)
    select ${sql.raw(values.join(', '))}, ${passwordHash} from ${sql.raw(range)}
    join load_names f on f.number = (n * 2654435761) % ${sql.raw(String(nameCount))}
    join load_names l on l.number = (n * 40503 + 17) % ${sql.raw(String(nameCount))}
    order by n`.execute(queries)
}

/** The words of each user, as `toSearchWords` has them. */
async function insertWords(queries: Queries, range: string): Promise<void> {
  const words = ['first_name_key', 'last_name_key', 'email', 'cast(n as text)', `'example'`, `'com'`]
  const selected = words.map(
    (word) => `select ${word} as word, id from ${range} join users on users.id = 'person-' || n`
  )
  await sql
    .raw(`insert into user_words (word, user_id) ${selected.join(' union ')} order by word`)
    .execute(queries)
}
