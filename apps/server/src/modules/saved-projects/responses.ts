import {
  savedProjectLimits,
  type DeletedProject,
  type ProjectVersion,
  type SavedProject
} from '@sitewright/api'
import type { ProjectRow, VersionRow } from './saved-projects.repository.ts'

/** A row as the contract shows it to its owner. */
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
    shared: row.share_hash !== null
  }
}

/** A deleted project, and until when it can be brought back. */
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

/** The document of a version; the parser of the contract wrote it. */
export function parseDocument({ site }: Pick<VersionRow, 'site'>): Record<string, unknown> {
  return JSON.parse(site) as Record<string, unknown>
}
