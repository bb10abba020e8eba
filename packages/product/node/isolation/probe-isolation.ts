import type { IsolationLayer } from '@sitewright/api'
import { createMetrics, type Services } from '@sitewright/kernel/services'
import { newId } from '@sitewright/kernel/crypto'
import { isVisibleToOwner, type Difference, type Findings } from './comparisons.ts'
import { unprobedRoutes } from './exceptions.ts'
import { createObjects, type ObjectName } from './objects.ts'
import { readOperations, type Operation, type ProbedApp } from './operations.ts'
import { createParty, type Party } from './party.ts'
import { deleteProbeTenants, findProbeTenants } from './probe-tenants.ts'
import { settleJobs } from './settle-jobs.ts'
import { readThings } from './stages/read-things.ts'
import { changeThings } from './stages/change-things.ts'
import { readLists } from './stages/read-lists.ts'
import { withRepositoriesAlone, withRowsAlone } from './without-owners.ts'

/** The result of an isolation probe. */
export interface ProbeResult {
  /** The layer that was tested, with the other one disabled. */
  layer: IsolationLayer
  startedAt: number
  endedAt: number
  /** Number of probed routes. */
  routes: number
  /** Number of the other tenant's objects that were requested. */
  objects: number
  /** Number of compared pairs of responses. */
  comparisons: number
  differences: Difference[]
  /** Routes whose response for the owner is that for an unknown object, so that a stranger's proves nothing. */
  unproven: string[]
}

/** Thrown while another probe runs on the same database. */
export class ProbeRunningError extends Error {}

/** Context of all stages of a probe. */
export interface Probe {
  layer: IsolationLayer
  services: Services
  operations: readonly Operation[]
  /** The tenant whose objects are requested. */
  owner: Party
  names: readonly ObjectName[]
  /** The tenant that requests them. */
  stranger: Party
  ownNames: readonly ObjectName[]
  /** Ids and texts that identify the owner's objects. */
  secrets: readonly string[]
  findings: Findings
}

/**
 * Requests every object of one tenant as the administrator of another one, and objects that do not exist: both
 * responses have to be the same. The two tenants are created for the probe and deleted afterwards; their audit entries
 * stay, since the audit log only grows. No mail is sent, and metrics are not recorded.
 *
 * @param createApp The whole HTTP app on the services that it is given.
 * @param layer The tested layer, repositories or row-level security; the other one is disabled.
 */
export async function probeIsolation(
  given: Services,
  createApp: (services: Services) => ProbedApp,
  layer: IsolationLayer = 'repository'
): Promise<ProbeResult> {
  const startedAt = given.now()
  const services = withoutEffects(withRepositoriesAlone(given))
  const { database } = services
  const { left, isRunning } = await findProbeTenants(database.db, startedAt)
  if (isRunning) throw new ProbeRunningError()
  await deleteProbeTenants(database, left)
  // The objects are created by an app that isolates tenants by repositories, whichever layer is tested.
  const making = createApp(services)
  let asked = making
  const app: ProbedApp = { request: (path, init) => asked.request(path, init) }
  const tenants: string[] = []
  const settle = () => settleJobs(database.db, tenants)
  const enter = (): Promise<Party> => createParty(services, app, (id) => tenants.push(id))
  try {
    const [owner, stranger] = [await enter(), await enter()]
    const names = await createObjects(services, owner)
    const ownNames = await createObjects(services, stranger)
    await settle()
    if (layer === 'rows') asked = createApp(withRowsAlone(withoutEffects(given)))
    const operations = (await readOperations(app)).filter(({ name }) => unprobedRoutes[name] === undefined)
    const secrets = [...new Set([...names.flatMap(({ values }) => values).filter(isSecret), owner.marker])]
    const findings: Findings = { comparisons: 0, differences: [] }
    const probe: Probe = { layer, services, operations, owner, names, stranger, ownNames, secrets, findings }
    await readLists(probe)
    await readThings(probe)
    await changeThings(probe, settle)
    const unproven = await findUnproven(probe)
    await settle()
    for (const party of [owner, stranger]) await party.forgetRates()
    return {
      layer,
      startedAt,
      endedAt: given.now(),
      routes: operations.length,
      objects: names.length,
      comparisons: findings.comparisons,
      differences: findings.differences,
      unproven
    }
  } finally {
    await services.backgroundWork.idle()
    await deleteProbeTenants(database, tenants)
  }
}

const isSecret = (value: string): boolean => value.length > 8

/** Services without side effects: mail, metrics and requests to other hosts. */
function withoutEffects(services: Services): Services {
  return {
    ...services,
    outbox: { configured: true, enqueue: () => Promise.resolve() },
    metrics: createMetrics({ id: newId(), version: '', startedAt: services.now() }, services.now),
    isBreached: undefined
  }
}

/** Reads before mutations, and deletions last, so that every object still exists when it is requested. */
export function inOrder(operations: readonly Operation[]): Operation[] {
  const rank = ({ method, path }: Operation): number =>
    ({ GET: 0, DELETE: 2 })[method] ?? (path.includes('/undo') ? 1.5 : 1)
  return operations.toSorted((one, other) => rank(one) - rank(other) || other.path.length - one.path.length)
}

/**
 * Routes with a path parameter whose response for the owner is that for an unknown object. Called last, since the
 * owner's calls do mutate.
 */
async function findUnproven({ operations, owner, names }: Probe): Promise<string[]> {
  const unproven: string[] = []
  for (const operation of inOrder(operations)) {
    if (operation.params.length === 0 || operation.isOfInstallation) continue
    const fitting = names.filter(({ values }) => values.length === operation.params.length)
    let isProven = false
    for (const name of fitting) {
      isProven = await isVisibleToOwner(owner, operation, name)
      if (isProven) break
    }
    if (!isProven) unproven.push(operation.name)
  }
  return unproven
}
