import { Unzip, UnzipInflate, UnzipPassThrough, type UnzipFile } from 'fflate'
import { readDirectory, type ZipEntry } from './directory.ts'
import {
  intakeLimits,
  projectFrom,
  refusalOf,
  refuse,
  type Entry,
  type Intake,
  type IntakeLimits
} from './files.ts'
import { intakeMessages } from './messages.ts'
import { isLeftOut } from './paths.ts'

type Refusal = Extract<Intake, { ok: false }>

/** Small pushes keep what a lying header can unpack at once below a few megabytes. */
const pushBytes = 4096

/** Decided from the directory alone: what a zip admits is refused before a byte is unpacked. */
function refusalFor(entries: readonly ZipEntry[], limits: IntakeLimits): Refusal | undefined {
  const files = entries.filter((entry) => !entry.folder)
  const byPath = refusalOf(
    files.map((entry) => entry.name),
    limits
  )
  if (byPath) return byPath
  const locked = files.find((entry) => entry.encrypted)
  if (locked) return refuse('intake.encrypted', intakeMessages.encrypted)
  const link = files.find((entry) => entry.symbolicLink)
  if (link) return refuse('intake.link', intakeMessages.link(link.name))
  const strange = files.find((entry) => entry.method !== 0 && entry.method !== 8)
  if (strange) return refuse('intake.unsupported', intakeMessages.unsupported(strange.name))
  const large = files.find((entry) => entry.size > limits.fileBytes)
  if (large) return refuse('intake.too-large', intakeMessages.fileSize(large.name, limits.fileBytes))
  const total = files.reduce((sum, entry) => sum + entry.size, 0)
  return total > limits.totalBytes
    ? refuse('intake.too-large', intakeMessages.totalSize(limits.totalBytes))
    : undefined
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}

/** Unpacks the wanted names, counting what really comes out. */
function unpack(
  bytes: Uint8Array,
  wanted: ReadonlySet<string>,
  limits: IntakeLimits
): Refusal | Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>()
  const state: { refusal?: Refusal; total: number } = { total: 0 }
  const take = (source: UnzipFile): void => {
    if (!wanted.has(source.name) || files.has(source.name)) return
    const chunks: Uint8Array[] = []
    let size = 0
    source.ondata = (error, chunk, final) => {
      if (state.refusal) return
      if (error) {
        state.refusal = refuse('intake.damaged', intakeMessages.damaged)
        return
      }
      size += chunk.length
      state.total += chunk.length
      if (size > limits.fileBytes)
        state.refusal = refuse('intake.too-large', intakeMessages.fileSize(source.name, limits.fileBytes))
      else if (state.total > limits.totalBytes)
        state.refusal = refuse('intake.too-large', intakeMessages.totalSize(limits.totalBytes))
      else chunks.push(chunk)
      if (final && !state.refusal) files.set(source.name, joined(chunks, size))
    }
    source.start()
  }
  const unzip = new Unzip(take)
  unzip.register(UnzipPassThrough)
  unzip.register(UnzipInflate)
  for (let at = 0; at < bytes.length && !state.refusal; at += pushBytes) {
    unzip.push(bytes.subarray(at, at + pushBytes), at + pushBytes >= bytes.length)
  }
  return state.refusal ?? files
}

/** Reads a project from a zip, which may be hostile: nothing is unpacked that the limits do not allow. Never throws. */
export function readZip(bytes: Uint8Array, limits: Partial<IntakeLimits> = {}): Intake {
  const bounds = { ...intakeLimits, ...limits }
  if (bytes.length > bounds.zipBytes)
    return refuse('intake.too-large', intakeMessages.zipSize(bounds.zipBytes))
  const directory = readDirectory(bytes, bounds.entries * 10)
  if (directory === 'too-many') return refuse('intake.too-many', intakeMessages.entries(bounds.entries))
  if (!directory) return refuse('intake.not-zip', intakeMessages.notZip)
  const entries = directory.filter((entry) => !isLeftOut(entry.name))
  const skipped = directory
    .filter((entry) => isLeftOut(entry.name) && !entry.folder)
    .map((entry) => entry.name)
  const refusal = refusalFor(entries, bounds)
  if (refusal) return refusal
  const wanted = new Set(entries.filter((entry) => !entry.folder).map((entry) => entry.name))
  try {
    const files = unpack(bytes, wanted, bounds)
    if (!(files instanceof Map)) return files
    if (files.size < wanted.size) return refuse('intake.damaged', intakeMessages.damaged)
    return projectFrom(
      [...files].map(([path, content]): Entry => ({ path, content })),
      skipped
    )
  } catch {
    return refuse('intake.damaged', intakeMessages.damaged)
  }
}
