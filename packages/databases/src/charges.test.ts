import { describe, expect, test } from 'vitest'
import { estimateCharge } from './charges.ts'

const tables = [{ name: 'customers', rows: 1000, size: 4_096_000 }]
const estimate = (kind: 'dynamodb' | 'cosmosdb' | 'firestore', query: object, rows = 100) =>
  estimateCharge(kind, { text: JSON.stringify(query), rows, tables })
const scan = (input: object) => ({ Scan: { TableName: 'customers', ...input } })

describe('the estimate of a charge', () => {
  test('a Scan reads as far as its limit, and a filter all of the table', () => {
    expect(estimate('dynamodb', scan({}))).toEqual({ kind: 'about', amount: 50.5 })
    expect(estimate('dynamodb', scan({ Limit: 10 }))).toEqual({ kind: 'about', amount: 5 })
    expect(estimate('dynamodb', scan({ FilterExpression: 'a = b' }))).toEqual({ kind: 'about', amount: 500 })
    expect(estimate('dynamodb', scan({ ConsistentRead: true, Limit: 10 }))).toEqual({
      kind: 'about',
      amount: 10
    })
    expect(estimate('dynamodb', scan({}), 10_000)).toEqual({ kind: 'about', amount: 500 })
  })

  test('an item costs what its size costs on average', () => {
    const query = { GetItem: { TableName: 'customers', Key: {} } }
    expect(estimate('dynamodb', query)).toEqual({ kind: 'about', amount: 0.5 })
  })

  test('what the service alone knows is not guessed', () => {
    const query = { Query: { TableName: 'customers', KeyConditionExpression: 'a = b' } }
    expect(estimate('dynamodb', query)).toEqual({ kind: 'unknown', reason: 'depends' })
    expect(estimate('dynamodb', { Scan: { TableName: 'others' } })).toEqual({
      kind: 'unknown',
      reason: 'not-counted'
    })
    expect(estimate('dynamodb', scan({ IndexName: 'by_name' }))).toEqual({
      kind: 'unknown',
      reason: 'not-counted'
    })
    expect(estimate('cosmosdb', { container: 'a', query: 'SELECT 1' })).toEqual({
      kind: 'unknown',
      reason: 'told-afterwards'
    })
    for (const kind of ['dynamodb', 'cosmosdb', 'firestore'] as const)
      for (const text of ['', '{', '[]', 'null'])
        expect(estimateCharge(kind, { text, rows: 1, tables: undefined })).toEqual({
          kind: 'unknown',
          reason: 'no-query'
        })
  })

  test('Firestore reads each document that it returns or passes over', () => {
    const query = { from: [{ collectionId: 'customers' }] }
    expect(estimate('firestore', { structuredQuery: query })).toEqual({ kind: 'at-most', amount: 101 })
    expect(estimate('firestore', { structuredQuery: { ...query, limit: 7 } })).toEqual({
      kind: 'at-most',
      amount: 7
    })
    expect(estimate('firestore', { structuredQuery: { ...query, limit: 7, offset: 30 } })).toEqual({
      kind: 'at-most',
      amount: 37
    })
  })
})
