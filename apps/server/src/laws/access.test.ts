import {
  getAdviceRoute,
  builtInRoleIds,
  builtInRoles,
  type Permission,
  type RoleId,
  getCatalogRoute,
  checkProjectRoute,
  eventStreamRoute,
  downloadRefusedRowsRoute,
  exportAuditRoute,
  exportInvoicesRoute,
  exportUsersRoute,
  generateProjectRoute,
  getAvatarRoute,
  getPictureRoute,
  getTeamPictureRoute,
  healthRoute,
  permissionIds,
  permissions,
  providerCallbackRoute,
  readyRoute,
  exportDatabaseQueryRoute,
  runDatabaseQueryRoute,
  getDefaultSiteRoute,
  startProviderSignInRoute
} from '@sitewright/api'
import { expect, test } from 'vitest'
import { onEachEngine, createTestServices } from '@sitewright/kernel/testing/services'
import { createTestBrowser } from '@sitewright/kernel/testing/browser'
import { createTestClient, createTestRole, createTestUser } from '@sitewright/kernel/testing/users'
import { createTestApp } from '../testing/app.ts'
import {
  toConcretePath,
  declaredCalls,
  readError,
  listedCalls,
  createLawServer,
  type ListedCall
} from './contract.ts'

/** Routes that the typed client does not call: projects, operations, avatars and pictures, redirects to a provider, the stream, files. */
const besides = [
  getCatalogRoute,
  getDefaultSiteRoute,
  generateProjectRoute,
  getAdviceRoute,
  checkProjectRoute,
  healthRoute,
  readyRoute,
  getAvatarRoute,
  getPictureRoute,
  getTeamPictureRoute,
  startProviderSignInRoute,
  providerCallbackRoute,
  eventStreamRoute,
  exportUsersRoute,
  exportAuditRoute,
  exportInvoicesRoute,
  downloadRefusedRowsRoute,
  runDatabaseQueryRoute,
  exportDatabaseQueryRoute
].map(({ method, path }) => `${method.toUpperCase()} ${path}`)
/** Facts about the installation that everybody may read, as they may read the pages. */
const documents = ['GET /api/openapi.json', 'GET /installation.json']

/** Permissions of a role that an administrator made. */
const madeRole: readonly Permission[] = ['user.read', 'audit.read', 'monitoring.read']

/** Permissions of a role that reads and deletes whatever the admin area has, and does nothing else. */
const readingRole: readonly Permission[] = ['admin.access', 'admin:read', 'admin:delete']

/** The status that a route with this access declaration has to answer to a caller with these permissions. */
function expected(
  { access = 'public', or }: Pick<ListedCall, 'access' | 'or'>,
  held: readonly string[] | undefined
): 'auth.required' | 'auth.forbidden' | 'other' {
  if (access === 'public') return 'other'
  if (held === undefined) return 'auth.required'
  const isOpen = access === 'signed-in' || held.includes(access) || (or !== undefined && held.includes(or))
  return isOpen ? 'other' : 'auth.forbidden'
}

onEachEngine('the contract', (open) => {
  test('security bar 31: every operation declares its access, with a known permission', async () => {
    const calls = await listedCalls(createLawServer(await createTestServices(await open())))
    expect(calls.length).toBeGreaterThan(declaredCalls.length)
    const known = ['public', 'signed-in', ...Object.keys(permissions)]
    expect(calls.filter(({ access }) => access === undefined || !known.includes(access))).toEqual([])
  })

  test('every permission is demanded by at least one operation', async () => {
    const calls = await listedCalls(createLawServer(await createTestServices(await open())))
    const demanded = new Set(calls.flatMap(({ access, or }) => [access, or]))
    expect(permissionIds.filter((permission) => !demanded.has(permission))).toEqual([])
  })

  test('security bar 31: every declared operation is served, and every served one is declared', async () => {
    const app = createLawServer(await createTestServices(await open()))
    const routed = new Set(
      app.routes
        .filter(({ method }) => method !== 'ALL')
        .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
    )
    const declared = declaredCalls.map(({ method, path }) => `${method} ${path}`)
    expect(new Set(declared).size).toBe(declared.length)
    expect([...declared, ...besides].filter((name) => !routed.has(name))).toEqual([])
    const all = [...declared, ...besides]
    expect([...routed].filter((name) => !all.includes(name) && !documents.includes(name))).toEqual([])
    const listed = (await listedCalls(app)).map(({ method, path }) => `${method} ${path}`)
    expect(all.filter((name) => !listed.includes(name))).toEqual([])
  })

  test('security bar 57: a token for metrics adds their route, and no other', async () => {
    const services = await createTestServices(await open())
    const routesOf = (app: ReturnType<typeof createLawServer>) =>
      app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`)
    const known = routesOf(createLawServer(services))
    const scraping = { token: 'x'.repeat(32), host: () => Promise.reject(new Error('nobody asks')) as never }
    const added = routesOf(createTestApp({ services, scraping })).filter((name) => !known.includes(name))
    expect(new Set(added)).toEqual(new Set(['GET /metrics']))
  })

  test('security bar 31: every operation answers guests and every role as declared', async () => {
    const services = await createTestServices(await open())
    const app = createLawServer(services)
    const answerTo = async ({ method, path }: ListedCall, role: RoleId | undefined) => {
      // A new account for each call: some calls end the session or delete the account.
      const client =
        role === undefined
          ? createTestBrowser(app)
          : await createTestClient(services, app, await createTestUser(services, role))
      const { code } = await readError(await client.call(method, toConcretePath(path), {}))
      return code === 'auth.required' || code === 'auth.forbidden' || code === 'auth.expired' ? code : 'other'
    }
    const roles: readonly (readonly [RoleId | undefined, readonly Permission[] | undefined])[] = [
      [undefined, undefined],
      ...builtInRoleIds.map((id) => [id, builtInRoles[id].permissions] as const),
      [await createTestRole(services, { permissions: madeRole }), madeRole],
      [await createTestRole(services, { permissions: readingRole }), readingRole]
    ]
    const wrong: string[] = []
    for (const call of await listedCalls(app)) {
      for (const [role, held] of roles) {
        const should = expected(call, held)
        const answered = await answerTo(call, role)
        if (answered !== should)
          wrong.push(`${call.method} ${call.path} answers ${answered} to ${role ?? 'nobody'}, not ${should}`)
      }
    }
    expect(wrong).toEqual([])
  })

  test('security bar 31: people of a tenant call nothing that concerns the whole installation, whatever their role', async () => {
    const services = await createTestServices(await open())
    const app = createLawServer(services)
    const wrong: string[] = []
    for (const { method, path, scope } of await listedCalls(app)) {
      // A new account for each call, as above.
      const user = await createTestUser(services, 'super_admin', { tenant: 'tenant-1' })
      const client = await createTestClient(services, app, user)
      const { code } = await readError(await client.call(method, toConcretePath(path), {}))
      if ((code === 'auth.forbidden') !== (scope === 'installation'))
        wrong.push(`${method} ${path} of scope ${scope ?? 'own'} answers ${code}`)
    }
    expect(wrong).toEqual([])
  })

  test('security bar 17, 31: an invalid token opens no operation that is not public', async () => {
    const services = await createTestServices(await open())
    const app = createLawServer(services)
    const client = createTestBrowser(app)
    client.token = 'a.pending.ticket'
    const opened: string[] = []
    for (const { method, path, access } of await listedCalls(app)) {
      if (access === 'public') continue
      const response = await client.call(method, toConcretePath(path), {})
      if (response.status !== 401) opened.push(`${method} ${path} answers ${response.status}`)
    }
    expect(opened).toEqual([])
  })
})
