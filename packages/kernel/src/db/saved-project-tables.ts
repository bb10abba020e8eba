import type { Time } from './tables.ts'

export interface SavedProjectsTable {
  id: string
  user_id: string
  name: string
  framework: string
  /** Number of selected features in the newest version. */
  features: number
  /** The current version. */
  version: number
  thumbnail: string
  /** Hash of the share link's token; null if the project is not shared. */
  share_hash: string | null
  /**
   * The team that it is shared with: a tenant id, or an empty text for the installation; null where it is not shared.
   */
  team: string | null
  created_at: Time
  updated_at: Time
  deleted_at: Time | null
}

export interface SavedProjectVersionsTable {
  project_id: string
  version: number
  framework: string
  features: number
  /** The site document. */
  site: string
  saved_at: Time
}

/** Which pictures a version of a project names. */
export interface SavedProjectPicturesTable {
  project_id: string
  version: number
  hash: string
}

/** A file of a picture. All projects and versions of its owner share it. */
export interface SavedPicturesTable {
  /** No foreign key: undoing the deletion of a user finds the files still there, and a task deletes them after it. */
  user_id: string
  /** SHA-256 of the widest file of the picture, in hexadecimal digits. */
  hash: string
  width: number
  type: string
  size: number
  bytes: Uint8Array
  /** When it was sent last. */
  created_at: Time
}

/** The tables of saved projects. */
export interface SavedProjectTables {
  saved_projects: SavedProjectsTable
  saved_project_versions: SavedProjectVersionsTable
  saved_project_pictures: SavedProjectPicturesTable
  saved_pictures: SavedPicturesTable
}
