import type { SavedProject, SavedProjectDocument } from '@sitewright/api'
import { toCallFailure, type ApiClient, type CallFailure } from '@sitewright/client'
import { parseSite, type Site } from '@sitewright/site'
import type { SavedProjectRef } from '../../../builder/saved-project-ref.ts'
import { savingMessages } from '../messages.ts'

/** Two states of one project that were saved from the same version (optimistic concurrency). */
export interface SaveConflict {
  mine: Site
  theirs: Site
  /** The project with its newer version. */
  project: SavedProject
}

/** The result of a save. */
export type SaveResult =
  | { kind: 'saved'; project: SavedProject; how: 'created' | 'updated' }
  | { kind: 'conflict'; conflict: SaveConflict }
  | { kind: 'failed'; failure: CallFailure }

const fallback = { refused: savingMessages.failed, unanswered: savingMessages.failed }

/** Saves over the project that a site was made from; creates a new one where there is none or it is gone. */
export async function saveSite(
  call: ApiClient,
  mine: Site,
  from: SavedProjectRef | undefined
): Promise<SaveResult> {
  if (from === undefined) return saveAsNew(call, mine)
  const saved = await saveVersion(call, mine, from)
  const code = saved.kind === 'failed' ? saved.failure.code : undefined
  if (code === 'project.not-found') return saveAsNew(call, mine)
  if (code !== 'project.conflict') return saved
  const address = from.isOfTeam ? 'GET /api/team/projects/{id}' : 'GET /api/saved-projects/{id}'
  const found = await call(address, { path: { id: from.id } })
  if (!found.ok) return { kind: 'failed', failure: toCallFailure(found, fallback) }
  const theirs = parseProjectSite(found.answer)
  if (theirs === undefined) return saved
  return { kind: 'conflict', conflict: { mine, theirs, project: found.answer } }
}

export async function saveAsNew(call: ApiClient, site: Site, name?: string): Promise<SaveResult> {
  const body = { site: toDocument(site), ...(name === undefined ? {} : { name }) }
  const outcome = await call('POST /api/saved-projects', { body })
  if (outcome.ok) return { kind: 'saved', project: outcome.answer, how: 'created' }
  return { kind: 'failed', failure: toCallFailure(outcome, fallback) }
}

/** Saves over a base version, which has to be the newest one still. */
export async function saveVersion(
  call: ApiClient,
  site: Site,
  { id, version, isOfTeam }: Pick<SavedProjectRef, 'id' | 'version' | 'isOfTeam'>
): Promise<SaveResult> {
  const address = isOfTeam ? 'PUT /api/team/projects/{id}' : 'PUT /api/saved-projects/{id}'
  const outcome = await call(address, {
    path: { id },
    body: { site: toDocument(site), baseVersion: version }
  })
  if (outcome.ok) return { kind: 'saved', project: outcome.answer, how: 'updated' }
  return { kind: 'failed', failure: toCallFailure(outcome, fallback) }
}

/** Parses the site of a project; undefined where a newer release wrote it. */
export function parseProjectSite({ site }: Pick<SavedProjectDocument, 'site'>): Site | undefined {
  const parsed = parseSite(site)
  return parsed.ok ? parsed.site : undefined
}

function toDocument(site: Site): Record<string, unknown> {
  return { ...site }
}
