import {
  savedProjectLimits,
  type DeletedProject,
  type ProjectVersion,
  type SavedProject
} from '@sitewright/api'
import type { ProjectRow, VersionRow } from './saved-projects.repository.ts'

export function toSavedProject(row: ProjectRow): SavedProject {
  return {
    id: row.id,
    name: row.name,
    framework: row.framework,
    features: row.features,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    thumbnail: row.thumbnail,
    shared: row.share_hash !== null,
    sharedWithTeam: row.team !== null
  }
}

/** Maps a deleted project, with the end of its undo period. */
export function toDeletedProject(row: ProjectRow): DeletedProject {
  return { ...toSavedProject(row), undoUntil: (row.deleted_at ?? 0) + savedProjectLimits.undoMs }
}

export function toProjectVersion(row: Omit<VersionRow, 'site'>): ProjectVersion {
  return {
    version: row.version,
    savedAt: row.saved_at,
    framework: row.framework,
    features: row.features
  }
}

/** Parses the stored document of a version; it was validated when it was saved. */
export function parseDocument({ site }: Pick<VersionRow, 'site'>): Record<string, unknown> {
  return JSON.parse(site) as Record<string, unknown>
}
