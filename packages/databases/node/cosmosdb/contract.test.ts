import { createServer, type Server as HttpServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { createHttpsServer } from '@vercel/cosmosdb-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DatabaseSettings } from '../../src/engine.ts'
import { createCertificate } from '../../testing/certificate.ts'
import { collect } from '../../testing/contract.ts'
import { describeDocumentContract } from '../../testing/document-contract.ts'
import { openNetwork } from '../../testing/open-network.ts'
import { createSendHttp } from '../http-request.ts'
import { createOpenDatabase } from '../open-database.ts'

async function listen(server: Server): Promise<number> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return (server.address() as AddressInfo).port
}

describe('the contract of databases, on Cosmos DB as @vercel/cosmosdb-server has it', () => {
  let service: Server
  let refusing: HttpServer
  let asked: { url: string; authorization: string }[] = []
  let settings: DatabaseSettings
  let refusingPort: number

  beforeAll(async () => {
    const pair = createCertificate()
    service = createHttpsServer(pair)
    refusing = createServer(({ url = '', headers }, answer) => {
      asked.push({ url, authorization: headers.authorization ?? '' })
      answer.writeHead(401, { 'content-type': 'application/json' })
      answer.end(
        '{"code":"Unauthorized","message":"The input authorization token can\'t serve the request."}'
      )
    })
    refusingPort = await listen(refusing)
    settings = {
      kind: 'cosmosdb',
      host: 'localhost',
      port: await listen(service),
      database: 'billing',
      user: 'billing-eu',
      password: Buffer.from('a key of the tests').toString('base64'),
      tls: true,
      certificate: pair.cert
    }
    const send = createSendHttp(settings, openNetwork)
    const post = async (path: string, body: object) => {
      const signal = AbortSignal.timeout(10_000)
      const { status, text } = await send({
        method: 'POST',
        path,
        headers: {},
        body: JSON.stringify(body),
        signal
      })
      if (status >= 300) throw new Error(text)
    }
    await post('/dbs', { id: 'billing' })
    for (const id of ['customers', 'numbers'])
      await post('/dbs/billing/colls', { id, partitionKey: { paths: ['/id'], kind: 'Hash' } })
    const customers = [
      '{ "id": "1", "name": "Okonkwo Catering", "balance": 12345678901234567890.12 }',
      '{ "id": "2", "name": null, "balance": -0.5 }',
      '{ "id": "3", "name": "Müller & Söhne", "balance": 0 }'
    ]
    for (const each of customers) await post('/dbs/billing/colls/customers/docs', JSON.parse(each) as object)
    for (let n = 1; n <= 1200; n += 1) await post('/dbs/billing/colls/numbers/docs', { id: String(n), n })
  })
  afterAll(() => {
    service.close()
    refusing.close()
  })

  const open = createOpenDatabase(openNetwork)
  describeDocumentContract(() => ({
    settings,
    open,
    refusing: { port: refusingPort, tls: false },
    statements: {
      customers: '{ "container": "customers", "query": "SELECT * FROM c" }',
      numbers: '{ "container": "numbers", "query": "SELECT c.n FROM c" }',
      faulty: '{ "container": "customers", "query": "SELECT * FROM c WHERE mistake mistake" }',
      writes: [
        '{ "container": "customers", "query": "DELETE FROM c" }',
        '{ "container": "customers", "query": "UPDATE c SET c.name = 1" }',
        '{ "container": "../../customers", "query": "SELECT * FROM c" }',
        '{ "container": "customers", "query": "SELECT * FROM c", "upsert": true }',
        '{ "container": "customers", "id": "1" }',
        '{}',
        'delete from customers'
      ]
    },
    balance: '12345678901234567000'
  }))

  test('parameters of a query, and values that are no documents', async () => {
    const query = 'SELECT VALUE c.name FROM c WHERE c.id = @id'
    const text = JSON.stringify({ container: 'customers', query, parameters: [{ name: '@id', value: '3' }] })
    const { first, rows } = await collect(await open(settings), text)
    expect(first).toEqual({ kind: 'columns', columns: [{ name: 'value', type: 'string' }] })
    expect(rows).toEqual([['Müller & Söhne']])
  })

  test('the key signs each request, and does not go with it', async () => {
    asked = []
    await (await open({ ...settings, port: refusingPort, tls: false })).test()
    expect(asked).toMatchObject([{ url: '/dbs/billing' }])
    expect(decodeURIComponent(asked[0]?.authorization ?? '')).toMatch(
      /^type=master&ver=1\.0&sig=[\w+/]{43}=$/
    )
    expect(asked[0]?.authorization).not.toContain(settings.password)
  })
})
