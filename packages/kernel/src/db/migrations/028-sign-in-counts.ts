import type { Migration } from 'kysely/migration'
import type { Database } from '../database.ts'
import { statements } from './statements.ts'

/** Completed sign-ins by hour and way, counted as they happen; those until now are counted from the audit log. */
export function signInCounts({ engine }: Database): Migration {
  return statements([
    `create table sign_in_counts (
      hour bigint not null,
      way text not null,
      sign_ins bigint not null,
      second_factors bigint not null,
      primary key (hour, way)
    )`,
    `insert into sign_in_counts (hour, way, sign_ins, second_factors)
     select at / 3600000 * 3600000, replace(way, 'provider:', ''), count(*),
       sum(case when methods > 1 then 1 else 0 end)
     from (select at, ${methods[engine]} from audit where action = 'auth.login' and outcome = 'done') as logins
     where way is not null group by 1, 2`
  ])
}

const methods = {
  sqlite: `json_extract(details, '$.methods[0]') as way, json_array_length(details, '$.methods') as methods`,
  postgres: `details::json -> 'methods' ->> 0 as way, json_array_length(details::json -> 'methods') as methods`
} as const
