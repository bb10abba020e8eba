import { expect, test } from 'vitest'
import { parsePlan } from './explain.ts'

test('a plan of PostgreSQL is read as a tree, with the cost of each step alone', () => {
  const scan = {
    'Node Type': 'Seq Scan',
    'Relation Name': 'invoices',
    'Total Cost': 30,
    'Plan Rows': 7,
    Filter: '(paid IS NULL)'
  }
  const text = JSON.stringify([
    { Plan: { 'Node Type': 'Sort', 'Sort Key': ['due'], 'Total Cost': 40, 'Plan Rows': 7, Plans: [scan] } }
  ])
  expect(parsePlan([[text]])).toEqual({
    title: 'Sort',
    details: ['Sort Key: due'],
    cost: 40,
    ownCost: 10,
    rows: 7,
    children: [
      {
        title: 'Seq Scan',
        details: ['invoices', 'Filter: (paid IS NULL)'],
        cost: 30,
        ownCost: 30,
        rows: 7,
        children: []
      }
    ]
  })
})

test('what is no plan is none', () => {
  expect(parsePlan([])).toBeUndefined()
  expect(parsePlan([['{']])).toBeUndefined()
  expect(parsePlan([[{ cut: '[{', length: 70_000 }]])).toBeUndefined()
})

test('a plan of MySQL is read as a tree, with what each table alone costs', () => {
  const table = (name: string, access: string, cost: string) => ({
    table: {
      table_name: name,
      access_type: access,
      key: 'PRIMARY',
      rows_examined_per_scan: 3,
      attached_condition: 'x = 1',
      cost_info: { read_cost: cost, eval_cost: '0.25', prefix_cost: '9.00' }
    }
  })
  const plan = parsePlan([
    [
      JSON.stringify({
        query_block: {
          select_id: 1,
          cost_info: { query_cost: '4.00' },
          nested_loop: [table('a', 'ALL', '1.00'), table('b', 'eq_ref', '0.50')]
        }
      })
    ]
  ])
  expect(plan).toMatchObject({
    title: 'Query block',
    cost: 4,
    ownCost: 2,
    children: [
      {
        title: 'Nested loop',
        cost: 2,
        children: [
          {
            title: 'Table scan',
            details: ['a, PRIMARY', 'Filter: x = 1'],
            cost: 1.25,
            ownCost: 1.25,
            rows: 3
          },
          { title: 'Unique index lookup', cost: 0.75 }
        ]
      }
    ]
  })
  expect(parsePlan([[JSON.stringify({ other: 1 })]])).toBeUndefined()
})

test('a plan of SQLite is a tree by its ids, without costs', () => {
  const plan = parsePlan([
    ['3', '0', '0', 'CO-ROUTINE (subquery-1)'],
    ['7', '3', '0', 'SCAN invoices'],
    ['20', '0', '0', 'SEARCH customers USING INTEGER PRIMARY KEY (rowid=?)']
  ])
  expect(plan).toMatchObject({ title: 'STATEMENT', cost: null })
  expect(plan?.children.map(({ title, details }) => [title, ...details])).toEqual([
    ['CO-ROUTINE (subquery-1)'],
    ['SEARCH customers', 'USING INTEGER PRIMARY KEY (rowid=?)']
  ])
  expect(plan?.children[0]?.children).toMatchObject([{ title: 'SCAN invoices', rows: null }])
  expect(parsePlan([['1', '0', '0', null]])).toBeUndefined()
})
