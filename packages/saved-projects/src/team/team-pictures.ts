import { ApiError, type PictureFileName } from '@sitewright/api'
import type { UserCall } from '@sitewright/kernel/call'
import { findNamedPictures, type PictureKey } from '../pictures/saved-pictures.repository.ts'
import { findMissingPictures } from '../pictures/saved-pictures.usecases.ts'
import { orNotFound } from '../projects/project-changes.ts'
import type { ProjectRow } from '../projects/saved-projects.repository.ts'
import { toTeam } from './team-scope.ts'
import { findTeamProject } from './team.repository.ts'

function getShared({ services, actor }: UserCall, id: string): Promise<ProjectRow> {
  return findTeamProject(services.database.db, toTeam(actor.tenantId), id).then(orNotFound)
}

/**
 * The key of a file of a project that is shared with the caller's team. Its current version has to name the picture, so
 * that the other pictures of its owner are neither read nor added to.
 */
export async function getTeamPictureKey(
  call: UserCall,
  { id, hash, width }: PictureFileName & { id: string }
): Promise<PictureKey> {
  const project = await getShared(call, id)
  const named = await findNamedPictures(call.services.database.db, project, [hash])
  if (!named.has(hash)) throw new ApiError('picture.not-found')
  return { userId: project.user_id, hash, width }
}

/** Of a list of files of a project that is shared with the caller's team, those that are not saved. */
export async function findMissingTeamPictures(
  call: UserCall,
  id: string,
  files: readonly PictureFileName[]
): Promise<PictureFileName[]> {
  const { db } = call.services.database
  const project = await getShared(call, id)
  const named = await findNamedPictures(
    db,
    project,
    files.map(({ hash }) => hash)
  )
  const missing = await findMissingPictures(db, project.user_id, files)
  return files.filter((file) => !named.has(file.hash) || missing.includes(file))
}
