import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import type { DatabaseEngine, DatabaseSettings, ResultPart } from '../src/engine.ts'
import { DatabaseError } from '../src/failures.ts'
import { databaseCapabilities, ownDatabaseKind } from '../src/kinds.ts'
import type { ReadLimits } from '../src/limits.ts'

/** A database that the contract is tried against, and how its language says what is asked of every kind. */
export interface ContractSubject {
  /** A database with a table `customers` of 3 rows that `invoices.customer_id` points to, and a view `late`, on a server without a certificate that anybody trusts. */
  settings: DatabaseSettings
  open: (settings: DatabaseSettings) => Promise<DatabaseEngine>
  /** Set where tables alone are there, without the view and without defaults. */
  hasNoViews?: true
  /** Which roles are to be refused when they connect; none where there are no roles. */
  dangerousUsers: readonly string[]
  statements: {
    /** Columns id, name and balance of the three customers by id: a null name, and a balance of 20 digits. */
    customers: string
    /** The same, for the customer of a name that is the only parameter. */
    customerByName: string
    /** Column n, from 1 to a number. */
    numbers: (count: number) => string
    /** One cell of so many characters. */
    longCell: (length: number) => string
    endless: string
    /** With a mistake at the word `mistake`. */
    faulty: string
  }
}

const limits: ReadLimits = { rows: 1000, size: 8_000_000, cell: 64_000, milliseconds: 15_000 }

/** All parts of a reading. */
export async function collect(
  engine: DatabaseEngine,
  text: string,
  {
    parameters = [],
    signal = new AbortController().signal,
    ...changes
  }: Partial<ReadLimits> & {
    parameters?: readonly string[]
    signal?: AbortSignal
  } = {}
) {
  const parts: ResultPart[] = []
  for await (const part of engine.read({ text, parameters }, { limits: { ...limits, ...changes }, signal }))
    parts.push(part)
  const rows = parts.flatMap((part) => (part.kind === 'rows' ? part.rows : []))
  return { parts, rows, first: parts[0], end: parts.at(-1) }
}

/** Why a reading failed. */
export async function failureOf(asking: Promise<unknown>): Promise<DatabaseError['failure'] | 'none'> {
  try {
    await asking
    return 'none'
  } catch (error) {
    if (error instanceof DatabaseError) return error.failure
    throw error
  }
}

/** What every kind of database holds, of which an engine exists. */
export function describeContract(find: () => ContractSubject): void {
  const openIt = (changes: Partial<DatabaseSettings> = {}) => {
    const { open, settings } = find()
    return open({ ...settings, ...changes })
  }
  describeTest(openIt, find)
  describeEngine(openIt, find)
}

/** What a database holds that runs in this process, and so has no server, roles and connections. */
export function describeEmbeddedContract(find: () => ContractSubject): void {
  const openIt = (changes: Partial<DatabaseSettings> = {}) => {
    const { open, settings } = find()
    return open({ ...settings, ...changes })
  }
  test('a test tells version and role, and counts no connections', async () => {
    expect(await (await openIt()).test()).toMatchObject({
      ok: true,
      version: expect.stringMatching(/^\d+\.\d+/),
      role: find().settings.user,
      mayWrite: false,
      connections: null
    })
  })
  describeEngine(openIt, find)
}

function describeEngine(open: Open, find: () => ContractSubject): void {
  describeReading(open, find)
  describeSchema(open, find)
  describePerformance(open, find)
}

type Open = (changes?: Partial<DatabaseSettings>) => Promise<DatabaseEngine>

function describeTest(open: Open, find: () => ContractSubject): void {
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
    const outcome = await (await open(changes)).test()
    return outcome.ok ? 'ok' : outcome.reason
  }

  test('a test tells version, role and connections', async () => {
    const outcome = await (await open()).test()
    expect(outcome).toMatchObject({ ok: true, role: find().settings.user, mayWrite: false })
    if (outcome.ok) expect(outcome.connections?.total).toBeGreaterThan(0)
  })

  test('a test that fails says why, in one of six classes', async () => {
    const closed = await listen((socket) => socket.destroy())
    expect(await reasonOf({ host: 'no-such-host.invalid' })).toBe('dns')
    expect(await reasonOf({ port: 1 })).toBe('refused')
    expect(await reasonOf({ tls: true })).toBe('tls')
    expect(await reasonOf({ user: 'nobody_of_this_name' })).toBe('auth')
    expect(await reasonOf({ database: 'no_database_of_this_name' })).toBe('auth')
    expect(['refused', 'other']).toContain(await reasonOf({ port: closed }))
  })

  test('a server that hangs is left in time, and one that talks garbage too', async () => {
    const hanging = await listen(() => undefined)
    const garbage = await listen((socket) =>
      socket.end(`HTTP/1.1 400 Bad Request\r\n\r\n${'\xff'.repeat(100)}`)
    )
    // A byte at a time, which keeps every limit of silence waiting.
    const dripping = await listen((socket) => {
      const drip = setInterval(() => socket.write('S'), 200)
      socket.on('close', () => clearInterval(drip))
    })
    const ports = [hanging, garbage, dripping]
    const [first, second, third] = await Promise.all(ports.map((port) => reasonOf({ port })))
    expect(first).toBe('timeout')
    expect(['other', 'timeout', 'refused']).toContain(second)
    expect(['other', 'timeout']).toContain(third)
  })

  test('a role that may do what no transaction holds is refused when it connects', async () => {
    for (const user of find().dangerousUsers) expect([user, await reasonOf({ user })]).toEqual([user, 'role'])
    expect(find().dangerousUsers.length).toBeGreaterThan(0)
  })
}

function describeReading(open: Open, find: () => ContractSubject): void {
  test('a reading gives columns with types, rows as text with NULL, and its end', async () => {
    const engine = await open()
    const { first, rows, end } = await collect(engine, find().statements.customers)
    expect(first).toMatchObject({
      kind: 'columns',
      columns: [{ name: 'id' }, { name: 'name' }, { name: 'balance' }]
    })
    expect(rows).toEqual([
      ['1', 'Okonkwo Catering', '12345678901234567890.12'],
      ['2', null, '-0.50'],
      ['3', 'Müller & Söhne', '0.00']
    ])
    expect(end).toMatchObject({ kind: 'end', rows: 3, truncated: null })
    const none = await collect(engine, find().statements.customerByName, { parameters: ["it's nobody"] })
    expect(none.parts.map(({ kind }) => kind)).toEqual(['columns', 'end'])
  })

  test('parameters are values, never text of the statement', async () => {
    if (!databaseCapabilities[find().settings.kind].parameters) return
    const engine = await open()
    const { rows } = await collect(engine, find().statements.customerByName, {
      parameters: ['Müller & Söhne']
    })
    expect(rows.map(([id]) => id)).toEqual(['3'])
  })

  test('a reading ends at its limits of rows and size, and says so', async () => {
    const engine = await open()
    const { numbers } = find().statements
    const all = await collect(engine, numbers(999))
    expect(all.end).toMatchObject({ rows: 999, truncated: null })
    expect(all.rows.at(-1)).toEqual(['999'])
    expect((await collect(engine, numbers(1000))).end).toMatchObject({ rows: 1000, truncated: null })
    const cut = await collect(engine, numbers(10_000_000))
    expect(cut.rows).toHaveLength(1000)
    expect(cut.end).toMatchObject({ rows: 1000, truncated: 'rows' })
    expect((await collect(engine, numbers(10_000_000), { size: 1000 })).end).toMatchObject({
      truncated: 'size'
    })
  })

  test('a long cell is cut with its length; one of 100 MB is not held', async () => {
    const engine = await open()
    const { longCell } = find().statements
    const { rows } = await collect(engine, longCell(70_000))
    expect(rows).toEqual([[{ cut: 'x'.repeat(64_000), length: 70_000 }]])
    const failure = await failureOf(collect(engine, longCell(100_000_000)))
    expect(failure).toMatchObject({ kind: 'query', reason: 'too-large' })
  })

  test('a statement that never ends is stopped by its limit of time', async () => {
    const failure = await failureOf(collect(await open(), find().statements.endless, { milliseconds: 300 }))
    expect(failure).toMatchObject({ kind: 'query', reason: 'timeout' })
  })

  test('a statement is cancelled within 2 s, in the engine too; where it cannot, between two batches', async () => {
    const stop = new AbortController()
    if (!databaseCapabilities[find().settings.kind].cancel) {
      const parts = (await open()).read(
        { text: find().statements.numbers(10_000_000), parameters: [] },
        { limits: { ...limits, rows: 1_000_000 }, signal: stop.signal }
      )
      for (let count = 0; count < 2; count += 1) await parts.next()
      stop.abort()
      expect(await failureOf(parts.next())).toMatchObject({ kind: 'query', reason: 'cancelled' })
      return
    }
    const running = failureOf(collect(await open(), find().statements.endless, { signal: stop.signal }))
    await new Promise((later) => setTimeout(later, 500))
    const begun = performance.now()
    stop.abort()
    expect(await running).toMatchObject({ kind: 'query', reason: 'cancelled' })
    expect(performance.now() - begun).toBeLessThan(2000)
  })

  test('a faulty statement gets the words of the engine and the place', async () => {
    const { faulty } = find().statements
    const failure = await failureOf(collect(await open(), faulty))
    expect(failure).toMatchObject({
      kind: 'query',
      reason: 'engine',
      words: { position: faulty.indexOf('mistake'), message: expect.stringContaining('mistake') }
    })
  })

  test('a statement of 1 MB is refused before it is read', async () => {
    const failure = await failureOf(
      collect(await open(), `${find().statements.customers} ${' '.repeat(1e6)}`)
    )
    expect(failure).toMatchObject({ kind: 'query', reason: 'too-large' })
  })
}

function describeSchema(open: Open, find: () => ContractSubject): void {
  describe('the schema', () => {
    test('lists tables with columns and keys, and counts views and functions', async () => {
      const { tables, views, functions, truncated } = await (await open()).readSchema()
      const { hasNoViews } = find()
      const columnOf = (table: string, column: string) =>
        tables.find(({ name }) => name === table)?.columns.find(({ name }) => name === column)
      expect(tables.map(({ name, kind }) => `${kind} ${name}`)).toEqual(
        expect.arrayContaining([
          'table customers',
          'table invoices',
          ...(hasNoViews === true ? [] : ['view late'])
        ])
      )
      expect(columnOf('customers', 'id')).toMatchObject({
        primaryKey: true,
        nullable: false,
        generated: false,
        foreignKey: null
      })
      expect(columnOf('customers', 'name')).toMatchObject({ primaryKey: false, nullable: true })
      // Copies have no defaults either.
      if (hasNoViews !== true) expect(columnOf('customers', 'balance')?.defaultValue).toContain('0')
      if (databaseCapabilities[find().settings.kind].foreignKeys)
        expect(columnOf('invoices', 'customer_id')?.foreignKey).toMatchObject({
          table: 'customers',
          column: 'id'
        })
      expect({ views, truncated }).toEqual({ views: hasNoViews === true ? 0 : 1, truncated: false })
      // SQLite keeps no functions.
      if (find().settings.kind === ownDatabaseKind) expect(functions).toBe(0)
      else expect(functions).toBeGreaterThan(0)
    })
  })
}

function describePerformance(open: Open, find: () => ContractSubject): void {
  test('the performance is told part by part, each with its source, or is no capability', async () => {
    const engine = await open()
    const { performance: isMeasured, cancel } = databaseCapabilities[find().settings.kind]
    expect([engine.readPerformance !== undefined, engine.cancelStatement !== undefined]).toEqual([
      isMeasured,
      isMeasured && cancel
    ])
    const parts = Object.values((await engine.readPerformance?.()) ?? {})
    expect(parts.map(({ source }) => source).every((source) => source !== '')).toBe(true)
    expect(parts.some(({ kind }) => kind === 'measured')).toBe(isMeasured)
  })
}
