import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import dynalite from 'dynalite'
import type { DatabaseSettings } from '../src/engine.ts'
import { signRequest } from '../node/dynamodb/sign.ts'

/** A DynamoDB of the tests, as dynalite has it: a table `customers` with three items. */
export interface DynamodbFixture {
  settings: DatabaseSettings
  stop: () => void
}

const region = 'eu-central-1'
const key = { user: 'AKIDEXAMPLE', password: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' }

/** Starts it on a free port. */
export async function startDynamodb(): Promise<DynamodbFixture> {
  const service: Server = dynalite({ createTableMs: 0 })
  await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready))
  const { port } = service.address() as AddressInfo
  const write = async (operation: string, input: object): Promise<void> => {
    const body = JSON.stringify(input)
    const host = `127.0.0.1:${port}`
    const signing = { accessKey: key.user, secretKey: key.password, region, host, now: new Date() }
    const headers = signRequest(`DynamoDB_20120810.${operation}`, body, signing)
    for (let attempt = 0; ; attempt += 1) {
      const answer = await fetch(`http://${host}/`, { method: 'POST', headers, body })
      if (answer.ok) return
      // A table that was just made is not there yet.
      if (attempt > 50) throw new Error(await answer.text())
      await new Promise((later) => setTimeout(later, 50))
    }
  }
  await write('CreateTable', {
    TableName: 'customers',
    KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
    AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'N' }],
    BillingMode: 'PAY_PER_REQUEST'
  })
  for (const id of ['1', '2', '3'])
    await write('PutItem', { TableName: 'customers', Item: { id: { N: id } } })
  return {
    settings: {
      kind: 'dynamodb',
      host: '127.0.0.1',
      port,
      database: region,
      ...key,
      tls: false,
      certificate: null
    },
    stop: () => void service.close()
  }
}
