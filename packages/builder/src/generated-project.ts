import type { Site } from '@sitewright/site'
import type { File } from '@sitewright/project'

/** A generated project (spec 1 §3). */
export interface GeneratedProject {
  /** A timestamp, as text. */
  readonly id: string
  readonly name: string
  readonly framework: string
  readonly features: readonly string[]
  readonly files: readonly File[]
  /** Object URL of the zip; empty after a reload, until the project is generated again. */
  readonly downloadUrl: string
  /** ISO time. */
  readonly createdAt: string
  /** Bytes of the zip, measured. */
  readonly zipBytes: number
}

/**
 * A history entry. Generation is deterministic, so the history stores the site instead of the files and fits into the
 * browser's storage.
 */
export interface HistoryEntry extends Omit<GeneratedProject, 'files' | 'downloadUrl'> {
  readonly site: Site
  readonly fileCount: number
}

/** The history entry of a project. */
export function toHistoryEntry(project: GeneratedProject, site: Site): HistoryEntry {
  const { id, name, framework, features, createdAt, zipBytes } = project
  return { id, name, framework, features, createdAt, zipBytes, site, fileCount: project.files.length }
}
