import { BSON, type Document } from 'mongodb'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DatabaseSettings } from '../../src/engine.ts'
import { createCertificate } from '../../testing/certificate.ts'
import { collect, failureOf } from '../../testing/contract.ts'
import { describeDocumentContract } from '../../testing/document-contract.ts'
import { startMongodbServer, type MongodbServer } from '../../testing/mongodb-server.ts'
import { writeMongodb } from '../../testing/mongodb.ts'
import { openNetwork } from '../../testing/open-network.ts'
import { createOpenDatabase } from '../open-database.ts'

const open = createOpenDatabase(openNetwork)
const { Decimal128, Int32, Long, ObjectId } = BSON

const collections: Readonly<Record<string, Document[]>> = {
  customers: [
    { _id: 1, id: 1, name: 'Okonkwo Catering', balance: Decimal128.fromString('12345678901234567890.12') },
    { _id: 2, id: 2, name: null, balance: -0.5 },
    { _id: 3, id: 3, name: 'Müller & Söhne', balance: new Int32(0) }
  ],
  numbers: Array.from({ length: 1200 }, (_, index) => ({ _id: index + 1, n: index + 1 })),
  kinds: [
    {
      _id: new ObjectId('0123456789abcdef01234567'),
      big: Long.fromString('9007199254740993'),
      at: new Date(0),
      tags: [Decimal128.fromString('0.10'), 'a', { deep: Long.fromString('9007199254740993') }],
      not: Number.NaN
    }
  ]
}

const statements = {
  customers: '{ "find": "customers" }',
  numbers: '{ "find": "numbers", "projection": { "_id": 0 } }',
  faulty: '{ "find": "customers", "filter": { "name": { "$mistake": 1 } } }',
  writes: [
    '{ "insert": "customers", "documents": [{ "id": 4 }] }',
    '{ "delete": "customers", "deletes": [] }',
    '{ "drop": "customers" }',
    '{ "mapReduce": "customers", "map": "m", "reduce": "r", "out": "o" }',
    '{ "eval": "1" }',
    '{ "find": "customers", "filter": { "$where": "sleep(1)" } }',
    '{ "find": "customers", "filter": { "$expr": { "$function": { "body": "b", "args": [], "lang": "js" } } } }',
    '{ "find": "customers", "filter": { "a": { "$code": "sleep(1)" } } }',
    '{ "find": "customers", "delete": "customers" }',
    '{ "find": "customers", "limit": -1 }',
    '{ "find": { "$ne": 1 } }',
    '{ "aggregate": "customers", "pipeline": [{ "$out": "others" }] }',
    '{ "aggregate": "customers", "pipeline": [{ "$merge": { "into": "others" } }] }',
    '{ "aggregate": "customers", "pipeline": [{ "$facet": { "a": [{ "$out": "others" }] } }] }',
    '{ "aggregate": "customers", "pipeline": [{ "$lookup": { "from": "a", "as": "b", "pipeline": [{ "$currentOp": {} }] } }] }',
    '{ "aggregate": "customers", "pipeline": [{ "$group": { "_id": 1, "a": { "$accumulator": {} } } }] }',
    '{ "aggregate": "customers", "pipeline": [{ "$changeStream": {} }] }',
    '{}',
    'db.customers.drop()'
  ]
} as const

const balance = '12345678901234567890.12'

describe('the contract of databases, on MongoDB as mingo has it', () => {
  let server: MongodbServer
  let settings: DatabaseSettings

  beforeAll(async () => {
    const certificate = createCertificate()
    server = await startMongodbServer({ certificate })
    settings = {
      kind: 'mongodb',
      host: 'localhost',
      port: server.port,
      database: 'billing',
      user: server.user,
      password: server.password,
      tls: true,
      certificate: certificate.cert
    }
    await writeMongodb(settings, collections)
  })
  afterAll(() => server.stop())

  describeDocumentContract(() => ({
    settings,
    open,
    refusing: { password: 'a wrong one' },
    statements,
    balance
  }))

  const read = async (text: string, limits?: Parameters<typeof collect>[2]) =>
    collect(await open(settings), text, limits)

  test('a test tells that the user may only read', async () => {
    expect(await (await open(settings)).test()).toMatchObject({ version: '8.0.0-mingo', mayWrite: false })
    expect(await (await open({ ...settings, user: 'nobody' })).test()).toMatchObject({ reason: 'auth' })
  })

  test('values keep their digits and have the names of their types', async () => {
    const { first, rows } = await read('{ "find": "kinds" }')
    expect(first).toMatchObject({
      columns: [
        { name: '_id', type: 'objectId' },
        { name: 'big', type: 'long' },
        { name: 'at', type: 'date' },
        { name: 'tags', type: 'array' },
        { name: 'not', type: 'double' }
      ]
    })
    expect(rows).toEqual([
      [
        '0123456789abcdef01234567',
        '9007199254740993',
        '1970-01-01T00:00:00.000Z',
        '[0.10,"a",{"deep":9007199254740993}]',
        'NaN'
      ]
    ])
  })

  test('filter, projection, sort, skip and limit, a pipeline and a count read what they say', async () => {
    const found = await read(
      '{ "find": "numbers", "filter": { "n": { "$gt": 10 } }, "projection": { "_id": 0 }, "sort": { "n": -1 }, "skip": 1, "limit": 2 }'
    )
    expect(found.rows).toEqual([['1199'], ['1198']])
    const grouped = await read(
      '{ "aggregate": "numbers", "pipeline": [{ "$match": { "n": { "$lte": 4 } } }, { "$group": { "_id": null, "sum": { "$sum": "$n" } } }] }'
    )
    expect(grouped.rows).toEqual([[null, '10']])
    const byId = await read(
      '{ "find": "kinds", "filter": { "_id": { "$oid": "0123456789abcdef01234567" } } }'
    )
    expect(byId.rows).toHaveLength(1)
    expect((await read('{ "count": "numbers", "query": { "n": { "$gt": 1000 } } }')).rows).toEqual([['200']])
  })

  test('each command has a limit of time, and a cursor does not outlive its reading', async () => {
    server.commands.length = 0
    const { end } = await read(statements.numbers, { rows: 700, milliseconds: 4000 })
    expect(end).toMatchObject({ rows: 700, truncated: 'rows' })
    expect(server.commands.find(({ find }) => find === 'numbers')).toMatchObject({
      maxTimeMS: 4000,
      batchSize: 500,
      limit: 701
    })
    await read(statements.numbers, { rows: 1200, size: 100 })
    await expect.poll(() => server.cursors.size).toBe(0)
    expect(server.commands.some((command) => 'killCursors' in command)).toBe(true)
  })

  test('a host that the driver would take for a file is none', async () => {
    for (const host of ['mongodb.sock', '/tmp/mongodb-27017.sock', 'a.example.com,b.example.com', '%2Ftmp'])
      expect(await (await open({ ...settings, host })).test()).toMatchObject({ reason: 'dns' })
    const engine = await open({ ...settings, host: 'mongodb.sock' })
    expect(await failureOf(collect(engine, statements.customers))).toMatchObject({ reason: 'dns' })
  })
})

const url = process.env['MONGODB_URL']
if (url !== undefined)
  describe('the contract of databases, on the MongoDB of MONGODB_URL', () => {
    const { hostname, port, username, password, protocol, searchParams } = new URL(url)
    const settings: DatabaseSettings = {
      kind: 'mongodb',
      host: hostname,
      port: port === '' ? 27_017 : Number(port),
      database: 'sitewright_contract',
      user: decodeURIComponent(username),
      password: decodeURIComponent(password),
      tls: protocol === 'mongodb:' && searchParams.get('tls') === 'true',
      certificate: null
    }
    beforeAll(() => writeMongodb(settings, collections))
    describeDocumentContract(() => ({
      settings,
      open,
      refusing: { password: 'a wrong one' },
      statements,
      balance
    }))
  })
