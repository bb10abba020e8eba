import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import type { DatabaseEngine, DatabaseSettings } from '../src/engine.ts'
import { databaseCapabilities } from '../src/kinds.ts'
import { collect, failureOf } from './contract.ts'

/** A database of documents that the contract is tried against, and how its language says what is asked of every kind. */
export interface DocumentSubject {
  /**
   * A database with a collection `customers` of 3 documents with id, name and balance, and `numbers` of 1,200 with n, on a
   * server without a certificate that anybody trusts.
   */
  settings: DatabaseSettings
  open: (settings: DatabaseSettings) => Promise<DatabaseEngine>
  /** Where the key or the password is refused, in the words of the real service. */
  refusing: Partial<DatabaseSettings>
  statements: {
    /** The three customers: a null name, and a balance of 20 digits if numbers may have them. */
    customers: string
    numbers: string
    /** With a mistake that the engine finds. */
    faulty: string
    /** Ways to write, none of which is sent. */
    writes: readonly string[]
  }
  balance: string
}

/** What every kind of database holds that keeps documents. */
export function describeDocumentContract(find: () => DocumentSubject): void {
  const openIt = (changes: Partial<DatabaseSettings> = {}) => {
    const { open, settings } = find()
    return open({ ...settings, ...changes })
  }
  const servers = new Set<Server | Socket>()
  afterAll(() => {
    for (const each of servers) if ('close' in each) each.close()
    for (const each of servers) if ('destroy' in each) each.destroy()
  })
  const listen = async (answer: (socket: Socket) => void): Promise<number> => {
    const server = createServer((socket) => {
      servers.add(socket.on('error', () => undefined))
      answer(socket)
    })
    servers.add(server)
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    return (server.address() as AddressInfo).port
  }
  const reasonOf = async (changes: Partial<DatabaseSettings>) => {
    const outcome = await (await openIt(changes)).test()
    return outcome.ok ? 'ok' : outcome.reason
  }

  test('a test tells the version and as whom', async () => {
    const outcome = await (await openIt()).test()
    expect(outcome).toMatchObject({ ok: true, role: find().settings.user })
  })

  test('a test that fails says why, in one of six classes', async () => {
    expect(await reasonOf({ host: 'no-such-host.invalid' })).toBe('dns')
    expect(await reasonOf({ port: 1 })).toBe('refused')
    expect(await reasonOf({ tls: !find().settings.tls, certificate: null })).toMatch(/^(tls|other|refused)$/)
    expect(await reasonOf({ tls: true, certificate: null })).toBe('tls')
    expect(await reasonOf(find().refusing)).toBe('auth')
    const [hanging, garbage] = [
      await listen(() => undefined),
      await listen((socket) => socket.end('garbage\r\n\r\n'))
    ]
    const [first, second] = await Promise.all([reasonOf({ port: hanging }), reasonOf({ port: garbage })])
    expect([first, second]).toEqual([
      'timeout',
      find().settings.tls ? 'tls' : expect.stringMatching(/other|refused/)
    ])
  })

  test('a reading gives columns with types, rows as text with NULL, and its end with its charge', async () => {
    const { rows, end, first } = await collect(await openIt(), find().statements.customers)
    const { columns } = first as { columns: { name: string }[] }
    const at = (name: string) => columns.findIndex((column) => column.name === name)
    expect(columns.map(({ name }) => name)).toEqual(expect.arrayContaining(['id', 'name', 'balance']))
    const found = rows.map((row) => [row[at('id')], row[at('name')], row[at('balance')]])
    expect(found.toSorted((a, b) => Number(a[0]) - Number(b[0]))).toEqual([
      ['1', 'Okonkwo Catering', find().balance],
      ['2', null, '-0.5'],
      ['3', 'Müller & Söhne', '0']
    ])
    expect(end).toMatchObject({ kind: 'end', rows: 3, truncated: null })
    const { charges } = databaseCapabilities[find().settings.kind]
    expect(end?.kind === 'end' && end.charge !== undefined && end.charge.amount > 0).toBe(charges)
  })

  test('a reading ends at its limits of rows, size and cell, and says so', async () => {
    const engine = await openIt()
    const { numbers } = find().statements
    const all = await collect(engine, numbers, { rows: 2000 })
    expect(all.end).toMatchObject({ rows: 1200, truncated: null })
    expect(new Set(all.rows.map((row) => JSON.stringify(row))).size).toBe(1200)
    expect((await collect(engine, numbers, { rows: 1200 })).end).toMatchObject({
      rows: 1200,
      truncated: null
    })
    const cut = await collect(engine, numbers)
    expect(cut.rows).toHaveLength(1000)
    expect(cut.end).toMatchObject({ rows: 1000, truncated: 'rows' })
    expect((await collect(engine, numbers, { size: 500 })).end).toMatchObject({ truncated: 'size' })
    const { rows } = await collect(engine, find().statements.customers, { cell: 5 })
    expect(rows.flat()).toContainEqual({ cut: 'Okonk', length: 16 })
  })

  test('a reading of a server that hangs is stopped by its limit of time, and by whoever asked', async () => {
    const engine = await openIt({ port: await listen(() => undefined), tls: false })
    const { numbers } = find().statements
    expect(await failureOf(collect(engine, numbers, { milliseconds: 300 }))).toMatchObject({
      reason: 'timeout'
    })
    const stop = new AbortController()
    const running = failureOf(collect(engine, numbers, { signal: stop.signal }))
    const begun = performance.now()
    stop.abort()
    expect(await running).toMatchObject({ reason: 'cancelled' })
    expect(performance.now() - begun).toBeLessThan(2000)
  })

  test('nothing that writes is sent', async () => {
    const sent: string[] = []
    const port = await listen((socket) => socket.on('data', (data) => sent.push(String(data))))
    const engine = await openIt({ port, tls: false })
    for (const text of find().statements.writes) {
      const failure = await failureOf(collect(engine, text, { milliseconds: 300 }))
      expect([text, failure]).toMatchObject([
        text,
        { kind: 'query', reason: expect.stringMatching(/^(not-read|engine)$/) }
      ])
    }
    expect(sent).toEqual([])
  })

  test('a faulty query gets the words of the engine, and one of 1 MB is refused', async () => {
    const engine = await openIt()
    expect(await failureOf(collect(engine, find().statements.faulty))).toMatchObject({
      reason: 'engine',
      words: { message: expect.stringMatching(/./) }
    })
    expect(await failureOf(collect(engine, `{"a": "${' '.repeat(1e6)}"}`))).toMatchObject({
      reason: 'too-large'
    })
    if (!databaseCapabilities[find().settings.kind].parameters)
      expect(
        await failureOf(collect(engine, find().statements.customers, { parameters: ['1'] }))
      ).toMatchObject({
        reason: 'engine'
      })
  })

  test('the schema lists collections with the fields that were seen', async () => {
    const { tables, truncated } = await (await openIt()).readSchema()
    const customers = tables.find(({ name }) => name === 'customers')
    expect(customers?.columns.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['id', 'name', 'balance'])
    )
    expect(customers?.columns.some(({ primaryKey }) => primaryKey)).toBe(true)
    expect(truncated).toBe(false)
  })

  test('nothing is told of the performance, which is no capability', async () => {
    const { readPerformance, cancelStatement } = await openIt()
    expect(databaseCapabilities[find().settings.kind].performance).toBe(false)
    expect([readPerformance, cancelStatement]).toEqual([undefined, undefined])
  })
}
