import { BSON } from 'mongodb'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DatabaseSettings } from '../src/engine.ts'
import { createCertificate } from '../testing/certificate.ts'
import { failureOf } from '../testing/contract.ts'
import { startHostileServer, type HostileAnswer } from '../testing/hostile-server.ts'
import { openNetwork } from '../testing/open-network.ts'
import { createOpenDatabase } from './open-database.ts'

const open = createOpenDatabase(openNetwork)
const chunk = Buffer.alloc(65_536, 'A')
/** What is on its way in the buffers of this machine when a socket is destroyed. */
const underWay = 20_000_000

const join = (...parts: (string | number[] | Buffer)[]): Buffer =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part)))
  )
const big = (value: number): number[] => [
  ...join([0, 0, 0, 0].map((_, at) => (value >>> (24 - 8 * at)) & 255))
]

/** A message of PostgreSQL; its length may be a lie. */
const message = (kind: string, body: Buffer, length = body.length + 4): Buffer =>
  join(kind, big(length), body)
const signedIn = join(message('R', join(big(0))), message('Z', join('I')))
const hugeRow = join('D', big(0x7f_ff_ff_ff), [0, 1], big(0x7f_ff_ff_f0))

/** A packet of MySQL; its length may be a lie. */
const packet = (sequence: number, body: Buffer, length = body.length): Buffer =>
  join([length & 255, (length >> 8) & 255, length >> 16, sequence], body)
const greeting = packet(
  0,
  join(
    [10],
    '8.0.36\0',
    [1, 0, 0, 0],
    'abcdefgh\0',
    [255, 247, 33, 2, 0, 255, 223, 21],
    Buffer.alloc(10),
    'ijklmnopqrst\0',
    'mysql_native_password\0'
  )
)
const ok = (sequence: number): Buffer => packet(sequence, join([0, 0, 0, 2, 0, 0, 0]))
const wholePackets = join([255, 255, 255, 0], Buffer.alloc(0xff_ff_ff, 'A'))

/** The head of a message of MongoDB. */
const head = (size: number, code = 2013): Buffer => {
  const buffer = Buffer.alloc(16)
  buffer.writeInt32LE(size, 0)
  buffer.writeInt32LE(code, 12)
  return buffer
}
const reply = (body: Uint8Array): Buffer =>
  join(
    head(36 + body.length, 1),
    Buffer.alloc(12),
    [0, 0, 0, 0, 1, 0, 0, 0].slice(4),
    [0, 0, 0, 0],
    Buffer.from(body)
  )
const hello = reply(BSON.serialize({ ok: 1, isWritablePrimary: true, maxWireVersion: 21, minWireVersion: 0 }))

const http = 'HTTP/1.1 200 OK\r\n'

const kinds: Partial<Record<DatabaseSettings['kind'], Record<string, HostileAnswer>>> = {
  postgresql: {
    'a field of 2 GB': { answers: [hugeRow], endless: chunk },
    'a message of 2 GB': { answers: [message('N', join(''), 0x7f_ff_ff_ff)], endless: chunk },
    'notices without end': { answers: [join('')], endless: message('N', join('SERROR\0\0')) },
    'settings without end': {
      answers: [join('')],
      endless: message('S', join('a\0', chunk.subarray(0, 999), '\0b\0'))
    },
    'a list that is longer than its message': {
      answers: [join(signedIn, message('T', join([255, 255])))],
      endless: chunk
    },
    'a length below zero': { answers: [join('D', big(0xff_ff_ff_ff), chunk)], endless: chunk },
    'a field of 2 GB after the sign-in': { answers: [signedIn, hugeRow], endless: chunk },
    'rows without end after the sign-in': {
      answers: [signedIn],
      endless: message('D', join([0, 1], big(1000), chunk.subarray(0, 1000)))
    },
    'no encryption, but bytes': { answers: [join('S')], endless: chunk }
  },
  mysql: {
    'packets without end': { speaksFirst: true, endless: wholePackets },
    'a greeting that is cut off': { speaksFirst: true, answers: [packet(0, join([10]))], endless: chunk },
    'packets without end after the greeting': {
      speaksFirst: true,
      answers: [greeting],
      endless: wholePackets
    },
    'packets without end after the sign-in': {
      speaksFirst: true,
      answers: [greeting, ok(2)],
      endless: wholePackets
    },
    'columns without end': {
      speaksFirst: true,
      answers: [greeting, ok(2), packet(1, join([253, 255, 255, 255]))],
      endless: packet(2, chunk)
    },
    'random bytes after the sign-in': {
      speaksFirst: true,
      answers: [greeting, ok(2)],
      endless: Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919) & 255))
    }
  },
  mongodb: {
    'a message of 2 GB': { answers: [head(0x7f_ff_ff_ff)], endless: chunk },
    'a message of 40 MB': { answers: [head(40_000_000)], endless: chunk },
    'a message of no size': { answers: [join('')], endless: Buffer.alloc(65_536) },
    'a message that is compressed': {
      answers: [join(head(1_000_000, 2012), Buffer.from('dd07000000ffff7f02', 'hex'))],
      endless: chunk
    },
    'messages without end': { answers: [hello], endless: hello },
    'a document that is longer than its message': {
      answers: [reply(Buffer.from([255, 255, 255, 127, 2]))],
      endless: hello
    }
  },
  dynamodb: {
    'a head without end': { answers: [join(http)], endless: join('a: ', chunk.subarray(0, 1000), '\r\n') },
    'answers before the answer': {
      answers: [join('')],
      endless: join('HTTP/1.1 103 Early Hints\r\na: ', chunk.subarray(0, 9000), '\r\n\r\n')
    },
    'a body without end': { answers: [join(http, '\r\n')], endless: chunk },
    'pieces without end': {
      answers: [join(http, 'transfer-encoding: chunked\r\n\r\n')],
      endless: join('1;a=', chunk.subarray(0, 1000), '\r\nA\r\n')
    }
  },
  cosmosdb: {
    'a body without end': { answers: [join(http, 'content-encoding: gzip\r\n\r\n')], endless: chunk }
  },
  firestore: { 'a body without end': { answers: [join(http, '\r\n')], endless: chunk } }
}

describe('security bar 41: a hostile server costs its connection, never this server', () => {
  let certificate: ReturnType<typeof createCertificate>
  beforeAll(() => {
    certificate = createCertificate()
  })
  const stops: (() => void)[] = []
  afterAll(() => stops.forEach((stop) => stop()))

  async function meet(kind: DatabaseSettings['kind'], answer: HostileAnswer, tls: boolean) {
    const server = await startHostileServer(answer)
    stops.push(server.stop)
    const engine = await open({
      kind,
      host: 'localhost',
      port: server.port,
      database: 'a',
      user: 'a',
      password: kind === 'cosmosdb' ? 'AAAA' : 'a',
      tls,
      certificate: tls ? certificate.cert : null
    })
    const failure = failureOf(engine.readSchema())
    const outcome = await engine.test()
    return { outcome, failure: await failure, taken: server.taken() }
  }

  const cases = Object.entries(kinds).flatMap(([kind, answers]) =>
    Object.entries(answers).map(([name, answer]) => ({
      kind: kind as DatabaseSettings['kind'],
      name,
      answer
    }))
  )

  test.concurrent.each(cases)('$kind: $name', async ({ kind, name, answer }) => {
    const isSigned = name.includes('after the sign-in')
    const { outcome, taken } = await meet(kind, answer, name === 'no encryption, but bytes')
    expect(outcome).toMatchObject({ ok: false })
    // One connection to test, and one to read.
    const each = isSigned || kind.endsWith('db') || kind === 'firestore' ? 17_000_000 : 1_000_000
    expect(taken).toBeLessThan(2 * each + underWay)
  })

  test.concurrent('encryption protects a hostile server no more', async () => {
    const asPostgresql = {
      answers: [join('S'), hugeRow],
      endless: chunk,
      encrypts: { after: 1, ...certificate }
    }
    const asMysql = {
      speaksFirst: true,
      answers: [greeting],
      endless: packet(2, chunk),
      encrypts: { after: 2, ...certificate }
    }
    expect((await meet('postgresql', asPostgresql, true)).taken).toBeLessThan(2_000_000 + underWay)
    expect((await meet('mysql', asMysql, true)).outcome).toMatchObject({ ok: false })
  })
})
