import { defineBaseline, type Migrations } from '@sitewright/kernel/db'

export const savedProjectsMigrations: Migrations = {
  '230-saved-projects': defineBaseline({
    statements: () => [...tables, ...indexes]
  })
}

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
