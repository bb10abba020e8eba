import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DatabaseSettings } from '../../src/engine.ts'
import { createCertificate } from '../../testing/certificate.ts'
import { collect, failureOf } from '../../testing/contract.ts'
import { describeDocumentContract } from '../../testing/document-contract.ts'
import { startFirestoreServer, type FirestoreServer } from '../../testing/firestore-server.ts'
import { openNetwork } from '../../testing/open-network.ts'
import { createOpenDatabase } from '../open-database.ts'
import { createToken } from './token.ts'

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
const keyFile = JSON.stringify({
  type: 'service_account',
  private_key_id: 'the-id-of-the-key',
  private_key: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }),
  client_email: 'panel@billing-eu.iam.gserviceaccount.com'
})
const from = [{ collectionId: 'customers' }]
const toText = (structuredQuery: object, more: object = {}): string =>
  JSON.stringify({ structuredQuery, ...more })

describe('the contract of databases, on Firestore as @firestore-emulator/server has it', () => {
  let server: FirestoreServer
  let settings: DatabaseSettings
  const open = createOpenDatabase(openNetwork)

  beforeAll(async () => {
    const certificate = createCertificate()
    server = await startFirestoreServer(certificate, { project: 'billing-eu', publicKey: pair.publicKey })
    settings = {
      kind: 'firestore',
      host: 'localhost',
      port: server.port,
      database: 'billing-eu',
      user: 'panel@billing-eu.iam.gserviceaccount.com',
      password: keyFile,
      tls: true,
      certificate: certificate.cert
    }
    const customers = [
      ['1', { stringValue: 'Okonkwo Catering' }, 12_345_678_901_234_567_000],
      ['2', { nullValue: null }, -0.5],
      ['3', { stringValue: 'Müller & Söhne' }, 0]
    ] as const
    for (const [id, name, balance] of customers)
      server.set('customers', id, { id: { stringValue: id }, name, balance: { doubleValue: balance } })
    for (let n = 1; n <= 1200; n += 1) server.set('numbers', String(n), { n: { integerValue: String(n) } })
  })
  afterAll(() => server.stop())

  describeDocumentContract(() => ({
    settings,
    open,
    refusing: { password: 'a token that nobody knows' },
    statements: {
      customers: toText({ from }),
      numbers: toText({ from: [{ collectionId: 'numbers' }] }),
      faulty: toText({
        from,
        where: { fieldFilter: { field: { fieldPath: 'name' }, op: 'MISTAKE', value: {} } }
      }),
      writes: [
        '{ "writes": [{ "delete": "projects/billing-eu/databases/(default)/documents/customers/1" }] }',
        toText({ from }, { newTransaction: { readWrite: {} } }),
        toText({ from }, { parent: '../customers' }),
        toText({ from }, { parent: 'shops/1:commit?x/..' }),
        toText({ from, findNearest: {} }),
        toText({ from: [{}] }),
        '{}',
        'delete from customers'
      ]
    },
    balance: '12345678901234567000'
  }))

  test('pages follow each other by order and id, and each document comes once', async () => {
    server.asked.length = 0
    const order = { field: { fieldPath: 'n' }, direction: 'DESCENDING' }
    const { rows, end } = await collect(
      await open(settings),
      toText({ from: [{ collectionId: 'numbers' }], orderBy: [order] })
    )
    expect(rows.map(([, n]) => n)).toEqual(Array.from({ length: 1000 }, (_, index) => String(1200 - index)))
    expect(end).toMatchObject({ truncated: 'rows', charge: { amount: 1001, unit: 'document reads' } })
    expect(server.asked.map(({ limit }) => limit)).toEqual([300, 300, 300, 101])
    expect(server.asked[1]).toMatchObject({
      orderBy: [order, { field: { fieldPath: '__name__' }, direction: 'DESCENDING' }],
      startAt: {
        values: [{ integerValue: '901' }, { referenceValue: expect.stringMatching(/\/numbers\/901$/) }]
      }
    })
  })

  test('a condition that orders is ordered by its field, and a limit of the query holds', async () => {
    server.asked.length = 0
    const where = {
      fieldFilter: { field: { fieldPath: 'n' }, op: 'GREATER_THAN', value: { integerValue: '1100' } }
    }
    const { rows } = await collect(
      await open(settings),
      toText({ from: [{ collectionId: 'numbers' }], where, limit: 7 })
    )
    expect(rows).toHaveLength(7)
    expect(server.asked).toMatchObject([
      { limit: 7, orderBy: [{ field: { fieldPath: 'n' } }, { field: { fieldPath: '__name__' } }] }
    ])
  })

  test('the id of a document stands before its fields, and is the key of its collection', async () => {
    const { first, rows } = await collect(await open(settings), toText({ from, limit: 1 }))
    expect(first).toMatchObject({ columns: [{ name: '__name__', type: 'id' }, {}, {}, {}] })
    expect(rows[0]?.[0]).toBe('1')
  })

  test('a key file signs a token for Firestore alone, which does not hold the key', async () => {
    const token = await createToken(keyFile, 1_795_000_000_000)
    const [head, claims] = token.split('.').map((part) => Buffer.from(part, 'base64url').toString())
    expect(JSON.parse(head ?? '')).toEqual({ alg: 'RS256', typ: 'JWT', kid: 'the-id-of-the-key' })
    expect(JSON.parse(claims ?? '')).toEqual({
      iss: settings.user,
      sub: settings.user,
      aud: 'https://firestore.googleapis.com/',
      iat: 1_795_000_000,
      exp: 1_795_003_600
    })
    expect(token).not.toContain('PRIVATE')
    for (const broken of ['{', '{}', '{ "client_email": "a", "private_key": "none" }']) {
      const outcome = await (await open({ ...settings, password: broken })).test()
      expect(outcome).toEqual({ ok: false, reason: 'auth' })
    }
  })

  test('an emulator takes its own token, and another project is told in the words of the service', async () => {
    expect((await (await open({ ...settings, password: 'owner' })).test()).ok).toBe(true)
    const engine = await open({ ...settings, database: 'another' })
    expect(await failureOf(collect(engine, toText({ from })))).toMatchObject({
      reason: 'engine',
      words: { message: 'The database does not exist.', code: 'NOT_FOUND' }
    })
  })
})
