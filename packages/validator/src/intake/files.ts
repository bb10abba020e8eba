import { file, toProject, type File, type Project } from '@sitewright/project'
import { decode } from './decode.ts'
import { intakeMessages } from './messages.ts'
import { commonFolder, isLeftOut, problemWith } from './paths.ts'

/** Limits of an uploaded project. */
export interface IntakeLimits {
  /** @default 50 MB */
  zipBytes: number
  /** @default 5000 */
  entries: number
  /** @default 10 MB */
  fileBytes: number
  /** @default 100 MB */
  totalBytes: number
  /** @default 1024 */
  pathLength: number
  /** Folders. @default 32 */
  depth: number
}

/** The limits where the caller sets none. */
export const intakeLimits: IntakeLimits = {
  zipBytes: 50_000_000,
  entries: 5000,
  fileBytes: 10_000_000,
  totalBytes: 100_000_000,
  pathLength: 1024,
  depth: 32
}

/** Why a project was refused. */
export type IntakeCode =
  | 'intake.not-zip'
  | 'intake.damaged'
  | 'intake.encrypted'
  | 'intake.unsupported'
  | 'intake.empty'
  | 'intake.too-large'
  | 'intake.too-many'
  | 'intake.unsafe-path'
  | 'intake.link'
  | 'intake.duplicate'

/** A project with the paths that were left out, or the reason why it was refused and what to do. */
export type Intake =
  | { ok: true; project: Project; skipped: readonly string[] }
  | { ok: false; code: IntakeCode; message: string }

/** An uploaded file: from a folder, a request or a zip. */
export interface Entry {
  /** With forward slashes. */
  path: string
  content: string | Uint8Array
}

/** Refuses an upload. */
export const refuse = (code: IntakeCode, message: string): Extract<Intake, { ok: false }> => ({
  ok: false,
  code,
  message
})

/** The first reason why a list of paths is refused. */
export function findRefusal(
  paths: readonly string[],
  limits: IntakeLimits
): Extract<Intake, { ok: false }> | undefined {
  if (paths.length > limits.entries) return refuse('intake.too-many', intakeMessages.entries(limits.entries))
  const seen = new Set<string>()
  for (const path of paths) {
    const problem = problemWith(path, limits)
    if (problem) return problem
    const key = path.normalize('NFC').toLowerCase()
    if (seen.has(key)) return refuse('intake.duplicate', intakeMessages.duplicate(path))
    seen.add(key)
  }
  return undefined
}

/** Creates a project from accepted entries; a folder that holds all of them is stripped. */
export function projectFrom(entries: readonly Entry[], skipped: readonly string[]): Intake {
  const folder = commonFolder(entries.map((entry) => entry.path))
  const files: File[] = entries.map(({ path, content }) =>
    file(path.slice(folder.length), decode(path, content))
  )
  if (files.length === 0) return refuse('intake.empty', intakeMessages.empty)
  return { ok: true, project: toProject(files), skipped }
}

const sizeOf = ({ content }: Entry): number =>
  typeof content === 'string' ? new TextEncoder().encode(content).length : content.length

/**
 * Reads an uploaded project: installed packages, build output and version control are left out, and what is unsafe or
 * too large is refused.
 */
export function readFiles(files: Iterable<Entry>, limits: Partial<IntakeLimits> = {}): Intake {
  const bounds = { ...intakeLimits, ...limits }
  const all = [...files]
  const entries = all.filter((entry) => !isLeftOut(entry.path))
  const refusal = findRefusal(
    entries.map((entry) => entry.path),
    bounds
  )
  if (refusal) return refusal
  let total = 0
  for (const entry of entries) {
    const size = sizeOf(entry)
    total += size
    if (size > bounds.fileBytes)
      return refuse('intake.too-large', intakeMessages.fileSize(entry.path, bounds.fileBytes))
    if (total > bounds.totalBytes)
      return refuse('intake.too-large', intakeMessages.totalSize(bounds.totalBytes))
  }
  return projectFrom(
    entries,
    all.filter((entry) => isLeftOut(entry.path)).map((entry) => entry.path)
  )
}
