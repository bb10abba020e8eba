import type { Field, FieldType } from '../fields.ts'
import type { Entity } from '../model.ts'

/** The SQL dialects, which differ in the names of types, in quotes and in how a trigger is written. */
export type Dialect = 'postgresql' | 'mysql'

const types: Record<Dialect, Record<FieldType, string>> = {
  postgresql: {
    id: 'text',
    text: 'text',
    email: 'text',
    integer: 'integer',
    boolean: 'boolean',
    day: 'date',
    moment: 'timestamptz',
    channels: 'jsonb'
  },
  mysql: {
    id: 'varchar(64)',
    text: 'text',
    email: 'varchar(320)',
    integer: 'int',
    boolean: 'boolean',
    day: 'date',
    // Stored in UTC, returned in the zone of the session.
    moment: 'timestamp(3)',
    channels: 'json'
  }
}

const now: Record<Dialect, string> = { postgresql: 'now()', mysql: 'CURRENT_TIMESTAMP(3)' }

/** The tables of a server with their keys, indexes and rules, in an order in which each finds what it refers to. */
export function sqlSchema(entities: readonly Entity[], dialect: Dialect): string {
  const parts = entities.flatMap((entity) => [
    table(entity, entities, dialect),
    ...(entity.indexes ?? []).map((fields) => index(entity, fields, dialect)),
    ...(entity.appendOnly ? appendOnly(entity, dialect) : [])
  ])
  return `${parts.join('\n\n')}\n`
}

function table(entity: Entity, entities: readonly Entity[], dialect: Dialect): string {
  const quote = quoted(dialect)
  const lines = Object.entries(entity.fields).flatMap(([name, field]) => column(entity, name, field, dialect))
  const references = Object.entries(entity.fields).flatMap(([name, { references: to, optional }]) => {
    const target = entities.find((each) => each.name === to?.entity)
    if (to === undefined || target === undefined) return []
    const action = to.whenRemoved === 'forget' && optional ? 'SET NULL' : 'CASCADE'
    return [
      `FOREIGN KEY (${quote(name)}) REFERENCES ${quote(target.plural)} (${quote('id')}) ON DELETE ${action}`
    ]
  })
  const unique = entity.unique === undefined ? [] : [`UNIQUE (${entity.unique.map(quote).join(', ')})`]
  const body = [...lines, ...unique, ...references].map((line) => `  ${line}`).join(',\n')
  return `CREATE TABLE ${quote(entity.plural)} (\n${body}\n);`
}

function column(entity: Entity, name: string, field: Field, dialect: Dialect): string {
  const quote = quoted(dialect)
  const checks = [
    ...(field.secret ? [`${quote(name)} <> ''`] : []),
    ...(field.between ? [`${quote(name)} BETWEEN ${field.between.join(' AND ')}`] : []),
    ...(field.after ? [`${quote(name)} > ${quote(field.after)}`] : [])
  ]
  const parts = [
    quote(name),
    typeOf(entity, name, field, dialect),
    ...(field.type === 'id' ? ['PRIMARY KEY'] : [field.optional || field.empty ? 'NULL' : 'NOT NULL']),
    ...(field.server === 'now' ? [`DEFAULT ${now[dialect]}`] : []),
    ...(field.type === 'boolean' ? ['DEFAULT false'] : [])
  ]
  return [parts.join(' '), ...checks.map((check) => `CHECK (${check})`)].join(
    field.after === undefined ? ' ' : ',\n  '
  )
}

/** MySQL needs a length for what an index or a key holds, which a reference shares with its target. */
function typeOf({ unique = [], indexes = [] }: Entity, name: string, field: Field, dialect: Dialect): string {
  if (dialect === 'mysql' && field.references !== undefined) return types.mysql.id
  const indexed = unique.includes(name) || indexes.some((fields) => fields.includes(name))
  return dialect === 'mysql' && field.type === 'text' && indexed ? 'varchar(255)' : types[dialect][field.type]
}

function index({ plural }: Entity, fields: readonly string[], dialect: Dialect): string {
  const quote = quoted(dialect)
  return `CREATE INDEX ${quote([plural, ...fields].join('_'))} ON ${quote(plural)} (${fields.map(quote).join(', ')});`
}

/** A role that may drop a trigger may still tamper: the server signs in as a role that owns no table. */
function appendOnly({ plural }: Entity, dialect: Dialect): string[] {
  const name = quoted(dialect)
  const message = `${snake(plural)} are never changed or deleted`
  if (dialect === 'mysql')
    return ['update', 'delete'].map(
      (event) =>
        `CREATE TRIGGER ${name(`${plural}_${event}`)} BEFORE ${event.toUpperCase()} ON ${name(plural)} FOR EACH ROW SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = '${message}';`
    )
  const refuse = name(`${plural}_refuse`)
  return [
    `CREATE FUNCTION ${refuse}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION '${message}'; END $$;`,
    `CREATE TRIGGER ${name(`${plural}_row`)} BEFORE UPDATE OR DELETE ON ${name(plural)} FOR EACH ROW EXECUTE FUNCTION ${refuse}();`,
    `CREATE TRIGGER ${name(`${plural}_all`)} BEFORE TRUNCATE ON ${name(plural)} FOR EACH STATEMENT EXECUTE FUNCTION ${refuse}();`
  ]
}

function quoted(dialect: Dialect): (value: string) => string {
  const quote = dialect === 'mysql' ? '`' : '"'
  return (value) => quote + snake(value) + quote
}

/** Snake case: createdAt is created_at. */
function snake(value: string): string {
  return value.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
