import { secretColumns } from '@sitewright/kernel/area'
import { expect, test } from 'vitest'
import { readLiveColumns } from '../../testing/live-columns.ts'
import { onSqlite } from '@sitewright/kernel/testing/services'
import { copiedTableRules, copiedTables } from './copied-tables.ts'
import { withheldTables } from './withheld-tables.ts'

function toCopiedType(type: string): string {
  if (/^(bigint|integer)$/.test(type)) return 'integer'
  return type === 'double precision' ? 'real' : 'text'
}

onSqlite('what is copied of the own database', (open) => {
  test('each table and column is copied or withheld with a reason, so that a new one is decided on', async () => {
    const live = await readLiveColumns(await open())
    expect(live.length).toBeGreaterThan(500)
    const copied = new Map(
      copiedTables.flatMap(({ name, columns }) =>
        columns.map((column) => [`${name}.${column.name}`, column.type] as const)
      )
    )
    const withheld = new Set(
      Object.entries(copiedTableRules).flatMap(([table, rule]) =>
        Object.keys(rule.withheld ?? {}).map((column) => `${table}.${column}`)
      )
    )
    const undecided = live
      .filter(({ table, column }) => {
        const decisions = [
          copied.has(`${table}.${column}`),
          withheld.has(`${table}.${column}`),
          table in withheldTables
        ]
        return decisions.filter(Boolean).length !== 1
      })
      .map(({ table, column }) => `${table}.${column}`)
    expect(undecided).toEqual([])
    const names = new Set(live.map(({ table, column }) => `${table}.${column}`))
    expect([...copied.keys(), ...withheld].filter((name) => !names.has(name))).toEqual([])
    const otherTypes = live.filter(({ table, column, type }) => {
      const told = copied.get(`${table}.${column}`)
      return told !== undefined && told !== toCopiedType(type)
    })
    expect(otherTypes).toEqual([])
  })

  test('each reason is a few words, and each key and order is a column that is copied', () => {
    const reasons = [
      ...Object.values(withheldTables),
      ...Object.values(copiedTableRules).flatMap(({ withheld }) => Object.values(withheld ?? {}))
    ]
    expect(reasons.filter((reason) => reason.length < 8)).toEqual([])
    for (const { name, columns, key } of copiedTables) {
      const names = columns.map((column) => column.name)
      expect([name, key.filter((each) => !names.includes(each))]).toEqual([name, []])
      const newest = copiedTableRules[name]?.newest
      if (newest !== undefined) expect(names).toContain(newest)
    }
  })

  test('nothing that the demo leaves out is copied', () => {
    const copied = copiedTables.flatMap(({ name, columns }) => columns.map((each) => `${name}.${each.name}`))
    for (const { table, column } of secretColumns) expect(copied).not.toContain(`${table}.${column}`)
    const suspicious = copied.filter((name) =>
      /\.\w*(hash|secret|password|token|signature|sealed|challenge|credential|_key$|key$|session_id|content|payload|body)/.test(
        name
      )
    )
    // When a secret was set, and what a copy says of a key: no value of any. A picture is named by its hash.
    expect(suspicious.toSorted()).toEqual([
      'database_connections.password_set_at',
      'identity_providers.secret_expires_at',
      'identity_providers.secret_updated_at',
      'saved_pictures.hash',
      'saved_project_pictures.hash',
      'users.password_changed_at'
    ])
  })
})
