import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import dynalite from 'dynalite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { DatabaseSettings } from '../../src/engine.ts'
import { describeDocumentContract } from '../../testing/document-contract.ts'
import { openNetwork } from '../../testing/open-network.ts'
import { createOpenDatabase } from '../open-database.ts'
import { signRequest } from './sign.ts'

const key = { user: 'AKIDEXAMPLE', password: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' }

async function listen(server: Server): Promise<number> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return (server.address() as AddressInfo).port
}

describe('the contract of databases, on DynamoDB as dynalite has it', () => {
  const service = dynalite({ createTableMs: 0 })
  const refusing = createServer((_request, answer) => {
    const type = 'com.amazon.coral.service#UnrecognizedClientException'
    answer.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' })
    answer.end(
      JSON.stringify({ __type: type, message: 'The security token included in the request is invalid.' })
    )
  })
  let settings: DatabaseSettings
  let refusingPort: number

  async function write(operation: string, input: object): Promise<void> {
    const body = JSON.stringify(input)
    const host = `127.0.0.1:${settings.port}`
    const signing = {
      accessKey: key.user,
      secretKey: key.password,
      region: 'eu-central-1',
      host,
      now: new Date()
    }
    const headers = signRequest(`DynamoDB_20120810.${operation}`, body, signing)
    const answer = await fetch(`http://${host}/`, { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(await answer.text())
  }

  beforeAll(async () => {
    refusingPort = await listen(refusing)
    const port = await listen(service)
    settings = {
      kind: 'dynamodb',
      host: '127.0.0.1',
      port,
      database: 'eu-central-1',
      ...key,
      tls: false,
      certificate: null
    }
    for (const [TableName, AttributeName] of [
      ['customers', 'id'],
      ['numbers', 'n']
    ] as const)
      await write('CreateTable', {
        TableName,
        KeySchema: [{ AttributeName, KeyType: 'HASH' }],
        AttributeDefinitions: [{ AttributeName, AttributeType: 'N' }],
        BillingMode: 'PAY_PER_REQUEST'
      })
    await vi.waitFor(() => write('PutItem', { TableName: 'numbers', Item: { n: { N: '1' } } }), 10_000)
    const customers = [
      { id: { N: '1' }, name: { S: 'Okonkwo Catering' }, balance: { N: '12345678901234567890.12' } },
      { id: { N: '2' }, name: { NULL: true }, balance: { N: '-0.5' } },
      {
        id: { N: '3' },
        name: { S: 'Müller & Söhne' },
        balance: { N: '0' },
        tags: { L: [{ N: '12345678901234567890.12' }, { S: 'a' }] }
      }
    ]
    for (const Item of customers) await write('PutItem', { TableName: 'customers', Item })
    for (let from = 1; from <= 1200; from += 25) {
      const puts = Array.from({ length: 25 }, (_, index) => ({
        PutRequest: { Item: { n: { N: String(from + index) } } }
      }))
      await write('BatchWriteItem', { RequestItems: { numbers: puts } })
    }
  })
  afterAll(() => {
    service.close()
    refusing.close()
  })

  describeDocumentContract(() => ({
    settings,
    open: createOpenDatabase(openNetwork),
    refusing: { port: refusingPort },
    statements: {
      customers: '{ "Scan": { "TableName": "customers" } }',
      numbers: '{ "Scan": { "TableName": "numbers" } }',
      faulty: '{ "Scan": { "TableName": "customers", "FilterExpression": "mistake mistake" } }',
      writes: [
        '{ "PutItem": { "TableName": "customers", "Item": { "id": { "N": "4" } } } }',
        '{ "DeleteTable": { "TableName": "customers" } }',
        '{ "ExecuteStatement": { "Statement": "delete from customers where id = 1" } }',
        '{ "Scan": { "TableName": "customers" }, "DeleteTable": { "TableName": "customers" } }',
        '{ "Query": { "TableName": "customers", "AttributesToGet": ["id"] } }',
        '{}',
        'delete from customers'
      ]
    },
    balance: '12345678901234567890.12'
  }))

  const read = async (text: string) => {
    const engine = await createOpenDatabase(openNetwork)(settings)
    const limits = { rows: 100, size: 1_000_000, cell: 1000, milliseconds: 5000 }
    const parts = []
    for await (const part of engine.read(
      { text, parameters: [] },
      { limits, signal: new AbortController().signal }
    ))
      parts.push(part)
    return parts
  }

  test('a query by key, one item, and a limit of its own read what they say', async () => {
    const values = { ':id': { N: '3' } }
    const query = {
      TableName: 'customers',
      KeyConditionExpression: 'id = :id',
      ExpressionAttributeValues: values
    }
    expect((await read(JSON.stringify({ Query: query }))).at(-1)).toMatchObject({ rows: 1 })
    const [columns, rows] = await read(
      '{ "GetItem": { "TableName": "customers", "Key": { "id": { "N": "3" } } } }'
    )
    expect(columns).toMatchObject({ columns: expect.arrayContaining([{ name: 'tags', type: 'list' }]) })
    expect(rows).toMatchObject({ rows: [expect.arrayContaining(['[12345678901234567890.12,"a"]'])] })
    expect((await read('{ "Scan": { "TableName": "numbers", "Limit": 7 } }')).at(-1)).toMatchObject({
      rows: 7
    })
    expect(
      (await read('{ "GetItem": { "TableName": "customers", "Key": { "id": { "N": "9" } } } }')).at(-1)
    ).toMatchObject({
      rows: 0
    })
  })
})

test('a request is signed as the documents of Amazon sign theirs', () => {
  const now = new Date('2015-08-30T12:36:00.123Z')
  const headers = signRequest('DynamoDB_20120810.ListTables', '{}', {
    accessKey: key.user,
    secretKey: key.password,
    region: 'us-east-1',
    host: 'dynamodb.us-east-1.amazonaws.com',
    now
  })
  expect(headers).toMatchObject({ 'x-amz-date': '20150830T123600Z' })
  expect(headers['authorization']).toMatch(
    /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/20150830\/us-east-1\/dynamodb\/aws4_request, SignedHeaders=content-type;host;x-amz-date;x-amz-target, Signature=[\da-f]{64}$/
  )
})
