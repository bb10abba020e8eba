import { sampleSites, type Site } from '../../packages/site/src/index.ts'
import { pickFrom, repeat, type Pace } from './pace.ts'
import type { SoakRecord } from './record.ts'
import type { SimulatedUser } from './simulated-user.ts'

/** A project that only one user writes, and what this user knows of it. */
interface OwnProject {
  id: string
  version: number
  /** Number that the last answered save wrote, and the last that was tried. */
  saved: number
  tried: number
}

function siteNumber(number: number): Record<string, unknown> {
  const { bakery } = sampleSites
  return { ...bakery, businessInfo: { ...bakery.businessInfo, description: `We bake. State ${number}.` } }
}

const numberOf = (site: unknown): number =>
  Number(/State (\d+)\./.exec((site as Site).businessInfo.description)?.[1])

/**
 * Somebody with a project: opens its screens, saves it, and reads it again on any server. A save that was answered is
 * never lost, and nothing is read that was never written.
 */
export async function runMember(user: SimulatedUser, pace: Pace, record: SoakRecord): Promise<void> {
  const project = await createProject(user, pace.signal)
  if (project === undefined) return
  await repeat(
    pace,
    pickFrom([
      () => save(user, project),
      () => open(user, project, record),
      () => openScreens(user, project, record)
    ])
  )
  await open(user, project, record)
}

async function createProject(user: SimulatedUser, signal: AbortSignal): Promise<OwnProject | undefined> {
  while (!signal.aborted) {
    const made = await user.ask('POST /api/saved-projects', { body: { site: siteNumber(0) } })
    if (made !== undefined) return { id: made.id, version: made.version, saved: 0, tried: 0 }
  }
  return undefined
}

async function save(user: SimulatedUser, project: OwnProject): Promise<void> {
  const { id, version, tried } = project
  // A save whose answer was lost may have happened: then the next one is a conflict, and reading tells.
  const isUncertain = tried > project.saved
  project.tried += 1
  const outcome = await user.call(
    'PUT /api/saved-projects/{id}',
    { path: { id }, body: { site: siteNumber(project.tried), baseVersion: version } },
    isUncertain ? ['project.conflict'] : []
  )
  if ('answer' in outcome) {
    project.saved = project.tried
    project.version = outcome.answer.version
  }
}

async function open(user: SimulatedUser, project: OwnProject, record: SoakRecord): Promise<void> {
  const { saved, tried } = project
  const read = await user.ask('GET /api/saved-projects/{id}', { path: { id: project.id } })
  if (read === undefined) return
  const number = numberOf(read.site)
  if (number < saved) record.wrong('lost write', `${user.email}: ${saved} was saved, ${number} was read`)
  if (number > tried || Number.isNaN(number))
    record.wrong('write of nobody', `${user.email}: ${tried} was tried, ${number} was read`)
  Object.assign(project, { version: read.version, saved: number, tried: number })
}

async function openScreens(user: SimulatedUser, project: OwnProject, record: SoakRecord): Promise<void> {
  const [verified, profile, projects] = await Promise.all([
    user.ask('GET /api/auth/verify', {}),
    user.ask('GET /api/account/profile', {}),
    user.ask('GET /api/saved-projects', {}),
    user.ask('GET /api/account/activity', {}),
    user.ask('GET /api/account/sessions', {}),
    user.ask('GET /api/account/api-keys', {})
  ])
  for (const found of [verified?.user?.email, profile?.email])
    if (found !== undefined && found !== user.email)
      record.wrong('answer of somebody else', `${user.email} was told of ${found}`)
  if (projects?.projects.some(({ id }) => id === project.id) === false)
    record.wrong('lost write', `${user.email}: the list has no ${project.id}`)
}
