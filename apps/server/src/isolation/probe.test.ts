import { product } from '@sitewright/product'
import { startJobs } from '@sitewright/kernel/area'
import {
  bodiesWithObjects,
  reasonWithoutObjects,
  unprobedRoutes,
  createParty,
  readOperations,
  type ProbedApp,
  probeIsolation
} from '@sitewright/product/node/isolation'
import type { IsolationLayer } from '@sitewright/api'
import type { Database, Queries } from '@sitewright/kernel/db'
import { silentLog } from '@sitewright/kernel/request'
import type { Services } from '@sitewright/kernel/services'
import { keepProbe } from '@sitewright/tenancy'
import { openMigratedMemory } from '@sitewright/kernel/testing/migrated-memory'
import { createTestServices, onEachEngine } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser } from '@sitewright/kernel/testing/users'
import { OperationNodeTransformer, OperatorNode, sql, ValueNode, type BinaryOperationNode } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '../testing/app.ts'
import { isolationMessages } from './messages.ts'
import { probe, toReport } from './probe-command.ts'

/** Rows by table, without what stays: the audit log, and what expires within an hour. */
async function countRows({ database: { db } }: Services): Promise<Record<string, number>> {
  const lasting = ['events', 'rate_counts', 'sqlite_sequence', 'kysely_migration', 'kysely_migration_lock']
  const tables = (await db.introspection.getTables())
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('audit') && !name.includes('trigram') && !lasting.includes(name))
  const counts = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{
        count: number
      }>`select count(*) as count from ${sql.table(table)}`.execute(db)
      return [table, Number(rows[0]?.count)] as const
    })
  )
  return Object.fromEntries(counts)
}

/** Services over a database, and a probe of them. */
async function started(database: Database) {
  const services = await createTestServices(database, { now: Date.now })
  /** Probes while a server works on jobs, as one does. */
  const run = async (
    toApp: (app: ProbedApp, probing: Services) => ProbedApp = (app) => app,
    layer: IsolationLayer = 'repository'
  ) => {
    const jobs = startJobs({ services, log: silentLog, definitions: product.jobDefinitions(services) })
    return probeIsolation(
      services,
      (probing) => toApp(createTestApp({ services: probing }), probing),
      layer
    ).finally(() => jobs.stop())
  }
  return { services, run }
}

// Both engines share the repositories, and a probe of Postgres takes four times as long: they are probed on the embedded
// engine, and what Postgres alone has, row-level security, below.
test('security bar 32: every object of a tenant is like none at all to another one, by every route', async () => {
  const { services, run } = await started(await openMigratedMemory())
  await createTestUser(services, 'super_admin')
  const before = await countRows(services)
  // What a probe has left that was killed.
  const earlier = { ...services, now: () => Date.now() - 11 * 60_000 }
  await createParty(earlier, createTestApp({ services }), () => undefined)
  const result = await run()
  expect(result).toMatchObject({ differences: [], unproven: [] })
  expect(result.routes).toBeGreaterThan(200)
  expect(result.comparisons).toBeGreaterThan(3000)
  // Nothing is left of either but the audit log.
  expect(await countRows(services)).toEqual(before)
}, 240_000)

test('security bar 32: the probe finds a repository that forgets whose a project is, and new routes that tell', async () => {
  const { run } = await started(await openMigratedMemory())
  const result = await run((_app, probing) => {
    const { db } = probing.database
    const services = { ...probing, database: { ...probing.database, db: withoutOwner(db) } }
    return withRoutes(createTestApp({ services }), {
      '/api/leaky/{id}': async (id) => {
        const user = await db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirst()
        return user === undefined ? new Response('{}', { status: 404 }) : Response.json(user)
      },
      '/api/telling/{id}': async (id) => {
        const key = await db.selectFrom('api_keys').select('id').where('id', '=', id).executeTakeFirst()
        return new Response('{}', { status: key === undefined ? 404 : 403 })
      },
      '/api/mute/{id}': () => Promise.resolve(new Response('{}', { status: 404 }))
    })
  })
  const found = [...new Set(result.differences.map(({ route, object }) => `${route}, ${object}`))]
  expect(found).toContain('GET /api/saved-projects, list')
  expect(found).toContain('GET /api/saved-projects/{id}, project')
  expect(found).toContain('GET /api/saved-projects/{id}/versions/{version}, version')
  expect(found.filter((each) => !each.includes('/api/saved-projects'))).toEqual([
    'GET /api/account/export, list',
    'GET /api/leaky/{id}, user',
    'GET /api/leaky/{id}, inactive user',
    'GET /api/leaky/{id}, admin',
    'GET /api/telling/{id}, API key'
  ])
  expect(result.unproven).toEqual(['GET /api/mute/{id}'])
  const { text, isClean } = toReport(result)
  expect(text).toContain('GET /api/telling/{id}, API key: status 403, not 404')
  expect(isClean).toBe(false)
}, 240_000)

onEachEngine('the isolation of tenants', (open) => {
  test('security bar 32: row-level security alone keeps tenants apart', async () => {
    const { services, run } = await started(await open())
    const before = await countRows(services)
    if (services.database.engine === 'sqlite') {
      await expect(run(undefined, 'rows')).rejects.toThrow('This database has no row-level security')
      expect(await countRows(services)).toEqual(before)
      return
    }
    const result = await run(undefined, 'rows')
    expect(result).toMatchObject({ layer: 'rows', differences: [], unproven: [] })
    expect(result.comparisons).toBeGreaterThan(3000)
    expect(await countRows(services)).toEqual(before)
  }, 240_000)

  test('two probes do not run at once', async () => {
    const { services } = await started(await open())
    await createParty(services, createTestApp({ services }), () => undefined)
    await expect(probe(services, (probing) => createTestApp({ services: probing }))).rejects.toThrow(
      isolationMessages.running
    )
  })

  test('the newest probe is kept with its date, and in the audit log', async () => {
    const { services } = await started(await open())
    const app = createTestApp({ services })
    const client = await createTestClient(services, app, await createTestUser(services, 'super_admin'))
    const read = async () => (await client.call('GET', '/api/admin/tenants/probe')).json()
    expect(await read()).toEqual({ probes: [] })
    const counts = { routes: 225, objects: 24, comparisons: 3400 }
    const kept = { ...counts, layer: 'repository' as const, startedAt: 1, endedAt: 2, unproven: [] }
    const rows = { ...kept, layer: 'rows' as const, differences: [] }
    const difference = { route: 'GET /api/leaky', object: 'list', what: 'status 200, not 404' }
    await keepProbe(services, { ...kept, differences: Array.from({ length: 120 }, () => difference) })
    await keepProbe(services, { ...kept, endedAt: 1, differences: [] })
    await keepProbe(services, rows)
    expect(await read()).toEqual({
      probes: [
        { ...kept, found: 120, differences: Array.from({ length: 100 }, () => difference) },
        { ...rows, found: 0 }
      ]
    })
    const entries = await services.database.db
      .selectFrom('audit')
      .select('details')
      .where('action', '=', 'tenant.probe')
      .orderBy('seq')
      .execute()
    expect(entries.map(({ details }) => JSON.parse(details) as unknown)).toEqual([
      { layer: 'repository', ...counts, found: 120 },
      { layer: 'repository', ...counts, found: 0 },
      { layer: 'rows', ...counts, found: 0 }
    ])
  })
})

test('every route whose body may name an object is probed with it, or says why it names none', async () => {
  const operations = await readOperations(createTestApp())
  const names = new Set(operations.map(({ name }) => name))
  const open = operations.filter(
    ({ name, path, method, params, example, isOfInstallation }) =>
      method !== 'GET' &&
      example !== undefined &&
      params.length === 0 &&
      !isOfInstallation &&
      bodiesWithObjects[name] === undefined &&
      reasonWithoutObjects({ name, path }) === undefined
  )
  expect(open.map(({ name }) => name)).toEqual([])
  const listed = [...Object.keys(unprobedRoutes), ...Object.keys(bodiesWithObjects)]
  expect(listed.filter((name) => !names.has(name))).toEqual([])
})

/** The app with further routes in its description. */
function withRoutes(
  app: ProbedApp,
  routes: Readonly<Record<string, (id: string) => Promise<Response>>>
): ProbedApp {
  return {
    async request(path, init) {
      const [template = '', id = ''] = /^(.*\/)([^/]*)$/.exec(path)?.slice(1) ?? []
      const answer = routes[`${template}{id}`]
      if (answer !== undefined) return answer(id)
      const response = await app.request(path, init)
      if (path !== '/api/openapi.json') return response
      const document = (await response.json()) as { paths: object }
      const added = Object.keys(routes).map((route) => [route, { get: { responses: {} } }])
      return Response.json({ ...document, paths: { ...document.paths, ...Object.fromEntries(added) } })
    }
  }
}

/** Queries that read projects of anybody: the condition on their user is left out. */
function withoutOwner(db: Queries): Queries {
  class WithoutOwner extends OperationNodeTransformer {
    protected override transformBinaryOperation(node: BinaryOperationNode): BinaryOperationNode {
      const isOwner = JSON.stringify(node.leftOperand).includes('"user_id"')
      return super.transformBinaryOperation(
        isOwner
          ? {
              ...node,
              operator: OperatorNode.create('is not'),
              rightOperand: ValueNode.createImmediate(null)
            }
          : node
      )
    }
  }
  const transformer = new WithoutOwner()
  return db.withPlugin({
    transformQuery: ({ node }) =>
      node.kind === 'SelectQueryNode' && JSON.stringify(node.from).includes('"saved_projects"')
        ? transformer.transformNode(node)
        : node,
    transformResult: ({ result }) => Promise.resolve(result)
  })
}
