import type { Entity, FieldType } from '../model.ts'

/** The two dialects that differ in the names of types and in quotes. */
export type Dialect = 'postgresql' | 'mysql'

const types: Record<Dialect, Record<FieldType, string>> = {
  postgresql: {
    id: 'text PRIMARY KEY',
    text: "text NOT NULL DEFAULT ''",
    email: 'text NOT NULL',
    integer: 'integer NOT NULL',
    boolean: 'boolean NOT NULL DEFAULT false',
    day: 'date NOT NULL',
    moment: 'bigint NOT NULL'
  },
  mysql: {
    id: 'varchar(64) PRIMARY KEY',
    text: 'varchar(4000) NOT NULL',
    email: 'varchar(320) NOT NULL',
    integer: 'int NOT NULL',
    boolean: 'boolean NOT NULL DEFAULT false',
    day: 'date NOT NULL',
    moment: 'bigint NOT NULL'
  }
}

/** The tables of a server. A short text that must be unique gets a length that an index can hold. */
export function sqlSchema(entities: readonly Entity[], dialect: Dialect): string {
  const quote = dialect === 'mysql' ? '`' : '"'
  const name = (value: string): string => quote + snake(value) + quote
  const tables = entities.map(({ plural, fields, unique = [] }) => {
    const columns = Object.entries(fields).map(([field, type]) => {
      const short = dialect === 'mysql' && type === 'text' && unique.includes(field)
      return `  ${name(field)} ${short ? 'varchar(128) NOT NULL' : types[dialect][type]}`
    })
    const key = unique.length === 0 ? [] : [`  UNIQUE (${unique.map(name).join(', ')})`]
    return `CREATE TABLE ${name(plural)} (\n${[...columns, ...key].join(',\n')}\n);`
  })
  return `${tables.join('\n\n')}\n`
}

/** Column names as databases write them: createdAt is created_at. */
function snake(value: string): string {
  return value.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
