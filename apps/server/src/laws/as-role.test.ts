import { findRoleRefusal } from '@sitewright/panel'
import { findChangedTables, readAllRows } from '@sitewright/kernel/testing/all-rows'
import type { TestBrowser } from '@sitewright/kernel/testing/browser'
import { createTestServices, onEachEngine } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser } from '@sitewright/kernel/testing/users'
import { declaredOperations } from '@sitewright/api/declared-operations'
import { expect, test } from 'vitest'
import { createLawServer, listedCalls, type ListedCall } from './contract.ts'

/** What changes in the database when a call was run as a role: the entry of the try, and its rate limit. */
const ofTheTry = ['audit', 'audit_search', 'rate_counts']

/** The calls that change something and are run as a role. A new one is added here, or refused with its reason. */
const runAsRole = `
  acknowledgeAlert activateTenant addAlertRule addCheck addDatabaseConnection addExplorerSecret
  addIncidentNote addMaintenance addRole addSilence addSnippet addTenant addUser addView
  addWebhook bulkUsers cancelJob changeAlertRule changeCheck changeDatabaseConnection
  changeExplorerSecret changeMember changePlan changeSnippet changeTeamPerson changeTenant
  changeTenantFeatures changeView changeWebhook checkUserImport clearDatabaseHistory
  clearExplorerHistory countBulkEffects countRoleEffect createSavedProject deleteAlertRule
  deleteCheck deleteDatabaseConnection deleteExplorerCall deleteExplorerSecret deleteMaintenance
  deleteRole deleteSavedProject deleteSnippet deleteTenant deleteUser deleteView deleteWebhook
  duplicateSavedProject endMaintenance endSilence endSnooze endUserSession endUserSessions findMissingPictures
  findMissingTeamPictures invite inviteToTeam keepExplorerCall listReplayedPeople mailUser payInvoice previewMapping
  previewUserMail purgeSavedProject readAllNotices readNotice remindInvoice removeMember
  renameIncident renameSavedProject renewWebhookSecret replaySecuritySettings resendInvitation
  resetSecondFactor restoreExplorerCalls restoreProjectVersion restoreSavedProject restoreUser
  revokeInvitation revokeUserApiKey runUserImport saveTeamProject setPreferences setProjectTeam
  setSatisfactionSetting shareSavedProject snoozeNeed startUserPasswordReset suspendTenant
  takeOverView undoJob undoTenantStatus unlockUser unshareSavedProject updateProvider updateRole
  updateSavedProject updateSecuritySettings updateUser verifyUser voidInvoice`

interface NamedCall extends ListedCall {
  id: string
}

onEachEngine('calls that are run as a role', (open) => {
  test('security bar 54: no call changes a row of any table but the audit entry of the try', async () => {
    const services = await createTestServices(await open())
    const app = createLawServer(services)
    const user = await createTestUser(services, 'super_admin')
    const client = await createTestClient(services, app, user)
    const calls = (await listedCalls(app)).map((call) => ({ ...call, id: idOf(call) }))
    const ids = new Map<string, string>([
      ['/api/users', (await createTestUser(services, 'user')).id],
      ['/api/admin/users', (await createTestUser(services, 'user')).id],
      ['/api/admin/plans', 'starter'],
      ['/api/admin/providers', 'google']
    ])
    const succeeded: string[] = []
    const wrong: string[] = []
    let before = await readAllRows(services.database)
    const run = async (each: readonly NamedCall[]): Promise<void> => {
      await services.database.db.deleteFrom('rate_counts').execute()
      for (const { method, path, id, example, query } of each) {
        const response = await client.call('POST', '/api/admin/explorer/execute', {
          method,
          path: fillPath(path, ids) + (query.includes('moveTo') ? '?moveTo=user' : ''),
          role: 'super_admin',
          ...(method === 'GET' ? {} : { body: JSON.stringify(example) })
        })
        const { status = 0 } = (await response.json()) as { status?: number }
        if (!response.ok || status >= 500) wrong.push(`${id}: ${response.status} ${status}`)
        if (method !== 'GET' && status === 200) succeeded.push(id)
      }
      const after = await readAllRows(services.database)
      const changed = findChangedTables(before, after).filter((name) => !ofTheTry.includes(name))
      const entries = (after.get('audit') ?? []).length - (before.get('audit') ?? []).length
      before = after
      if (changed.length > 0 || entries !== each.length)
        wrong.push(`${each.map(({ id }) => id).join()}: ${entries} entries, ${changed.join()}`)
    }

    const runnable = calls.filter(({ id }) => isRunnable(id))
    const changes = runnable.filter(({ method }) => method !== 'GET')
    for (const each of chunk(changes.filter(({ path }) => !path.includes('{')))) await run(each)
    await createObjects(client, calls, ids)
    before = await readAllRows(services.database)
    for (const each of chunk(changes.filter(({ path }) => path.includes('{')))) await run(each)
    await run(runnable.filter(({ method }) => method === 'GET'))
    expect(wrong).toEqual([])
    // A refused call proves nothing of the rollback: these calls succeeded.
    expect(succeeded.length).toBeGreaterThan(55)
  }, 240_000)
})

test('each call that changes something is run as a role, or refused with a reason', () => {
  const changes = [...declaredOperations].filter(([, { method }]) => method !== 'get').map(([id]) => id)
  expect(changes.filter(isRunnable).toSorted()).toEqual(runAsRole.trim().split(/\s+/))
})

function isRunnable(id: string): boolean {
  return id !== 'executeExplorerCall' && findRoleRefusal(id) === undefined
}

/** Few enough that it is clear which of them left something. */
function chunk(calls: readonly NamedCall[]): NamedCall[][] {
  const each = 8
  return Array.from({ length: Math.ceil(calls.length / each) }, (_, at) =>
    calls.slice(at * each, (at + 1) * each)
  )
}

function idOf({ method, path }: ListedCall): string {
  const found = [...declaredOperations].find(
    ([, route]) => route.method.toUpperCase() === method && route.path === path
  )
  return found?.[0] ?? expect.unreachable(`${method} ${path}`)
}

/** Adds an object of each kind that a call adds, and notes its id by the path that names it. */
async function createObjects(
  client: TestBrowser,
  calls: readonly ListedCall[],
  ids: Map<string, string>
): Promise<void> {
  const additions = calls.filter(
    ({ method, path }) => method === 'POST' && calls.some((other) => other.path.startsWith(`${path}/{`))
  )
  for (const { method, path, example } of additions.toSorted(
    (one, other) => one.path.length - other.path.length
  )) {
    const response = await client.call(method, fillPath(path, ids), example)
    const id = /"id":"([^"]+)"/.exec(await response.text())?.[1]
    if (id !== undefined) ids.set(path, id)
  }
}

/** A path with the object that there is for each of its parameters. */
function fillPath(path: string, ids: ReadonlyMap<string, string>): string {
  return path.replaceAll(/\/\{\w+\}/g, (_whole, at: number) => `/${ids.get(path.slice(0, at)) ?? 'x'}`)
}
