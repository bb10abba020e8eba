import type { ApiClient, SavedProject, SavedProjectDocument } from '@sitewright/api'
import { parseSite, type Site } from '@sitewright/site'
import { refusalOf, type Refusal } from '../../../session/outcomes.ts'
import type { Origin } from '../../../state/origin.ts'
import { savingMessages } from '../messages.ts'

/** Two states of one project that went different ways. */
export interface Conflict {
  mine: Site
  theirs: Site
  /** The project with the version that is newer than the one that mine was made from. */
  project: SavedProject
}

/** What saving came to. */
export type Saving =
  | { kind: 'saved'; project: SavedProject; how: 'created' | 'updated' }
  | { kind: 'conflict'; conflict: Conflict }
  | { kind: 'refused'; refusal: Refusal }

const words = { refused: savingMessages.failed, unanswered: savingMessages.failed }

/** Saves over the project that a site was made from; without one, or where it is gone, as a new project. */
export async function saveSite(call: ApiClient, mine: Site, from: Origin | undefined): Promise<Saving> {
  if (from === undefined) return saveAsNew(call, mine)
  const saved = await saveOver(call, mine, from)
  const code = saved.kind === 'refused' ? saved.refusal.code : undefined
  if (code === 'project.not-found') return saveAsNew(call, mine)
  if (code !== 'project.conflict') return saved
  const found = await call('GET /api/saved-projects/{id}', { path: { id: from.id } })
  if (!found.ok) return { kind: 'refused', refusal: refusalOf(found, words) }
  const theirs = siteOfProject(found.answer)
  if (theirs === undefined) return saved
  return { kind: 'conflict', conflict: { mine, theirs, project: found.answer } }
}

export async function saveAsNew(call: ApiClient, site: Site, name?: string): Promise<Saving> {
  const body = { site: documentOf(site), ...(name === undefined ? {} : { name }) }
  const outcome = await call('POST /api/saved-projects', { body })
  if (outcome.ok) return { kind: 'saved', project: outcome.answer, how: 'created' }
  return { kind: 'refused', refusal: refusalOf(outcome, words) }
}

/** Saves over a certain version, which is to be the newest one still. */
export async function saveOver(
  call: ApiClient,
  site: Site,
  { id, version }: Pick<Origin, 'id' | 'version'>
): Promise<Saving> {
  const outcome = await call('PUT /api/saved-projects/{id}', {
    path: { id },
    body: { site: documentOf(site), baseVersion: version }
  })
  if (outcome.ok) return { kind: 'saved', project: outcome.answer, how: 'updated' }
  return { kind: 'refused', refusal: refusalOf(outcome, words) }
}

/** The site of a project; undefined where a newer program wrote it. */
export function siteOfProject({ site }: Pick<SavedProjectDocument, 'site'>): Site | undefined {
  const parsed = parseSite(site)
  return parsed.ok ? parsed.site : undefined
}

function documentOf(site: Site): Record<string, unknown> {
  return { ...site }
}
