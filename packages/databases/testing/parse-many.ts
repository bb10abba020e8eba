// Parses many statements, and prints the megabytes (resident set) before and at most.
import { setTimeout as wait } from 'node:timers/promises'
import { loadParser } from '../node/postgresql/parser.ts'

const memoryMb = (): number => process.memoryUsage.rss() / 1e6
const before = memoryMb()
let most = before
const { parseSync } = await loadParser()
const statements = [
  'select a, count(*) filter (where b) from c join d using (e) where f in (1, 2) group by a having sum(g) > 3 order by 1 limit 4',
  'with recursive n (i) as (select 1 union all select i + 1 from n) select * from n, lateral (select 2) as two',
  "insert into a (b, c) values ($1, 'd') on conflict (b) do update set c = excluded.c returning *",
  "create table a (b bigint primary key, c text not null default now()::text check (c <> ''))",
  "update a set b = case when c then array[1, 2] else '{}' end where d ->> 'e' = any ($1)",
  'alter table a add column b int, drop constraint c; drop index concurrently if exists d'
]
for (let count = 0; count < 300; count += 1) for (const each of statements) parseSync(each)
for (let count = 0; count < 50; count += 1) {
  await wait(20)
  most = Math.max(most, memoryMb())
}
process.stdout.write(JSON.stringify({ before, most }))
