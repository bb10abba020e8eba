import { defineBaseline, type Migrations } from '@sitewright/kernel/db'
import { sql } from 'kysely'

export const savedProjectsMigrations: Migrations = {
  '230-saved-projects': defineBaseline({
    statements: () => [...tables, ...indexes]
  }),
  '300-saved-pictures': ({ engine }) => ({
    async up(db) {
      for (const statement of [...pictureTables(engine === 'postgres' ? 'bytea' : 'blob'), noted[engine]])
        await sql.raw(statement).execute(db)
    }
  })
}

/** Files without a foreign key to their owner: undoing the deletion of a user finds them where they were. */
const pictureTables = (binary: 'bytea' | 'blob'): readonly string[] => [
  `create table saved_pictures (
    user_id text not null,
    hash text not null,
    width integer not null,
    type text not null,
    size integer not null,
    created_at bigint not null,
    bytes ${binary} not null,
    primary key (user_id, hash, width)
  )`,
  `create table saved_project_pictures (
    project_id text not null,
    version integer not null,
    hash text not null,
    primary key (project_id, version, hash),
    foreign key (project_id, version) references saved_project_versions (project_id, version) on delete cascade
  )`,
  'create index saved_project_pictures_hash on saved_project_pictures (hash)'
]

/** Notes which pictures the versions name that were saved before. */
const noted = {
  sqlite: `insert into saved_project_pictures (project_id, version, hash)
    select distinct project_id, version, part.value
    from saved_project_versions, json_tree(saved_project_versions.site) as part
    where part.key = 'hash' and part.type = 'text' and length(part.value) = 64`,
  postgres: `insert into saved_project_pictures (project_id, version, hash)
    select distinct project_id, version, found[1]
    from saved_project_versions, regexp_matches(site, '"hash":"([0-9a-f]{64})"', 'g') as found`
} as const

const tables = [
  `create table saved_projects (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    name text not null,
    framework text not null,
    features integer not null,
    version integer not null,
    thumbnail text not null,
    share_hash text unique,
    created_at bigint not null,
    updated_at bigint not null,
    deleted_at bigint,
    team text
  )`,
  `create table saved_project_versions (
    project_id text not null references saved_projects (id) on delete cascade,
    version integer not null,
    framework text not null,
    features integer not null,
    site text not null,
    saved_at bigint not null,
    primary key (project_id, version)
  )`
]

const indexes = [
  'create index saved_projects_user on saved_projects (user_id, updated_at)',
  'create index saved_projects_deleted on saved_projects (deleted_at)',
  'create index saved_projects_team on saved_projects (team, updated_at)'
]
