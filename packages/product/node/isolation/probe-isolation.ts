import type { IsolationLayer } from '@sitewright/api'
import { createMetrics, type Services } from '@sitewright/kernel/services'
import { newId } from '@sitewright/kernel/crypto'
import { isTold, type Difference, type Findings } from './comparisons.ts'
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

/** What a probe of isolation has found. */
export interface ProbeResult {
  /** What kept the tenants apart, all else having been taken away. */
  layer: IsolationLayer
  startedAt: number
  endedAt: number
  /** How many routes were asked. */
  routes: number
  /** How many objects of the other tenant were asked for. */
  objects: number
  /** How often two answers were compared. */
  comparisons: number
  differences: Difference[]
  /** Routes that tell the owner nothing either, so that the silence of a stranger proves nothing. */
  unproven: string[]
}

/** Another probe runs on the same database. */
export class ProbeRunningError extends Error {}

/** What every stage of a probe knows. */
export interface Probe {
  layer: IsolationLayer
  services: Services
  operations: readonly Operation[]
  /** Whose objects are asked for. */
  owner: Party
  names: readonly ObjectName[]
  /** Who asks for them. */
  stranger: Party
  ownNames: readonly ObjectName[]
  /** Everything by which the owner's objects are known. */
  secrets: readonly string[]
  findings: Findings
}

/**
 * Asks for every object of one tenant as the administrator of another one, and for objects that nobody has: both
 * answers have to be the same. The two tenants are made for it and deleted afterwards; what they did stays in the audit
 * log, which only grows. No mail is sent, and what is counted of it is not counted.
 *
 * @param createApp The whole HTTP app on the services that it is given.
 * @param layer Whether the repositories or row-level security keep them apart; the other one is taken away.
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
  // What is asked for is made by an app that knows of tenants.
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

/** No mail goes out, nothing is measured, and no other host is asked. */
function withoutEffects(services: Services): Services {
  return {
    ...services,
    outbox: { configured: true, enqueue: () => Promise.resolve() },
    metrics: createMetrics({ id: newId(), version: '', startedAt: services.now() }, services.now),
    isBreached: undefined
  }
}

/** Reads before changes, and what deletes last, so that everything is still there to be asked for. */
export function inOrder(operations: readonly Operation[]): Operation[] {
  const rank = ({ method, path }: Operation): number =>
    ({ GET: 0, DELETE: 2 })[method] ?? (path.includes('/undo') ? 1.5 : 1)
  return operations.toSorted((one, other) => rank(one) - rank(other) || other.path.length - one.path.length)
}

/**
 * The routes with a parameter in their path that tell the owner nothing of their own objects. They are asked last, since
 * the owner does change what is theirs.
 */
async function findUnproven({ operations, owner, names }: Probe): Promise<string[]> {
  const unproven: string[] = []
  for (const operation of inOrder(operations)) {
    if (operation.params.length === 0 || operation.isOfInstallation) continue
    const fitting = names.filter(({ values }) => values.length === operation.params.length)
    let isProven = false
    for (const name of fitting) {
      isProven = await isTold(owner, operation, name)
      if (isProven) break
    }
    if (!isProven) unproven.push(operation.name)
  }
  return unproven
}
