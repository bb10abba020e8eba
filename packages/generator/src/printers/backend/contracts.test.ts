import { enterpriseOptionIds, featureIds } from '@sitewright/catalog'
import { findText } from '@sitewright/project'
import { defaultSite, type EnterpriseConfig } from '@sitewright/site'
import { describe, expect, it } from 'vitest'
import { generate } from '../../generate.ts'
import { siteWith, tinyTemplate } from '../../tiny-template.test-support.ts'

function textFor(path: string, changes: Partial<EnterpriseConfig> = {}, features = featureIds): string {
  const options = Object.fromEntries(enterpriseOptionIds.map((id) => [id, true]))
  const enterpriseConfig = {
    ...defaultSite.enterpriseConfig,
    ...options,
    enabled: true,
    database: 'postgresql' as const,
    ...changes
  }
  return (
    findText(generate(siteWith({ selectedFeatures: features, enterpriseConfig }), tinyTemplate), path) ?? ''
  )
}

/** Members of each block of a GraphQL schema, by its head. */
function blocks(schema: string): Map<string, Map<string, string>> {
  return new Map(
    [...schema.matchAll(/^((?:type|input) \w+) \{\n([\s\S]*?)\n\}/gm)].map(([, head = '', body = '']) => [
      head,
      new Map(
        body.split('\n').map((line) => {
          const at = line.lastIndexOf(': ')
          return [line.slice(2, at), line.slice(at + 2)]
        })
      )
    ])
  )
}

/** Columns of each table that may be null. */
function columns(schema: string): Map<string, Map<string, boolean>> {
  return new Map(
    [...schema.matchAll(/^CREATE TABLE "(\w+)" \(\n([\s\S]*?)\n\);/gm)].map(([, table = '', body = '']) => [
      table,
      new Map(
        [...body.matchAll(/^ {2}"(\w+)" \S+ (PRIMARY KEY|NOT NULL|NULL)/gm)].map(([, name = '', rule]) => [
          name,
          rule === 'NULL'
        ])
      )
    ])
  )
}

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

describe('the contracts of a server (S2-16)', () => {
  const graphql = blocks(textFor('backend/schema.graphql'))
  const openapi = JSON.parse(textFor('backend/openapi.json')) as {
    paths: Record<string, Record<string, object>>
    components: { schemas: Record<string, { required?: string[]; properties?: object }> }
  }

  it('cannot change or delete what was audited, add a session or grant a role to oneself', () => {
    const mutations = [...(graphql.get('type Mutation')?.keys() ?? [])].join('\n')
    expect(mutations).toContain('addBooking')
    expect(mutations).not.toMatch(/Audit|Session|Role|Factor|Payment/)
    const changing = Object.entries(openapi.paths).flatMap(([path, methods]) =>
      Object.keys(methods)
        .filter((method) => method !== 'get')
        .map((method) => `${method} ${path}`)
    )
    expect(changing.filter((each) => /audit|manage\/(session|role|payment)|factors/i.test(each))).toEqual([])
    expect(changing).toContain('put /roles/{id}')
    expect(openapi.paths).toHaveProperty(['/manage/bookings/{id}', 'put'])
  })

  it('speak of no secret', () => {
    for (const path of ['backend/schema.graphql', 'backend/openapi.json', 'backend/asyncapi.json'])
      expect(textFor(path)).not.toMatch(/passwordHash|tokenHash|lastStep|econdFactors|"secret"|secret:/)
  })

  it('let a member be null where the database does, and only there', () => {
    const tables = columns(textFor('backend/database/0001_init.sql'))
    const plurals: Readonly<Record<string, string>> = { AuditEntry: 'audit_entries' }
    for (const [head, members] of graphql) {
      const [kind, name = ''] = head.split(' ')
      const entity = name.replace(/Input$/, '')
      const nullable = tables.get(plurals[entity] ?? `${snake(entity).slice(1)}s`)
      if (nullable === undefined) continue
      for (const [member, type] of members)
        expect(!type.endsWith('!'), `${kind} ${name}.${member}`).toBe(nullable.get(snake(member)))
    }
    expect(graphql.get('input BookingInput')?.get('email')).toBe('String!')
    expect(openapi.components.schemas['Booking']?.required).toContain('email')
    expect(openapi.components.schemas['Booking']?.required).not.toContain('visitor')
  })

  it('give the site what it takes a visitor for', () => {
    expect(openapi.components.schemas['Visitor']?.required).toEqual(
      expect.arrayContaining(['id', 'email', 'signedInAt', 'notifications'])
    )
  })
})

describe('a request for a date', () => {
  it('has a day or none in the tables, and every confirmed one said so', () => {
    const booking = columns(textFor('backend/database/0001_init.sql')).get('bookings')
    expect(['day', 'time', 'when'].map((name) => booking?.get(name))).toEqual([true, true, true])
    expect(booking?.get('confirmed')).toBe(false)
    const [bookings] = (
      JSON.parse(textFor('backend/database/0001_init.json', { database: 'mongodb' })) as {
        create: string
        indexes: object[]
      }[]
    ).filter(({ create }) => create === 'bookings')
    expect(bookings?.indexes[0]).toEqual({
      key: { day: 1, time: 1 },
      options: {
        unique: true,
        partialFilterExpression: { day: { $type: 'string' }, time: { $type: 'string' } }
      }
    })
  })
})

describe('the tables', () => {
  const sql = textFor('backend/database/0001_init.sql')

  it('have keys to what they refer to, indexes and times with a zone', () => {
    expect(sql).toContain('FOREIGN KEY ("visitor") REFERENCES "visitors" ("id") ON DELETE CASCADE')
    expect(sql).toContain('FOREIGN KEY ("visitor") REFERENCES "visitors" ("id") ON DELETE SET NULL')
    expect(sql).toContain('CREATE INDEX "sessions_expires_at" ON "sessions" ("expires_at");')
    expect(sql).toContain('"expires_at" timestamptz NOT NULL')
    expect(sql).not.toMatch(/bigint|DEFAULT ''/)
  })

  it('keep a password wherever there is no other way to sign in', () => {
    expect(sql).toContain(`"password_hash" text NOT NULL CHECK ("password_hash" <> '')`)
    expect(textFor('backend/database/0001_init.sql', { authProviders: ['google'] })).toContain(
      `"password_hash" text NULL CHECK ("password_hash" <> '')`
    )
  })

  it('know the people whom sessions belong to, also of a site without accounts', () => {
    const without = textFor('backend/database/0001_init.sql', {}, [])
    expect(without.indexOf('CREATE TABLE "visitors"')).toBe(0)
    const simple = textFor(
      'backend/database/0001_init.sql',
      { rbac: false, mfa: false, sessionManagement: false },
      ['booking']
    )
    expect(simple).not.toContain('visitor')
  })
})
