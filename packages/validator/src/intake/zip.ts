import { Inflate } from 'fflate'
import { packedBytes, readDirectory, type ZipEntry } from './directory.ts'
import {
  intakeLimits,
  projectFrom,
  findRefusal,
  refuse,
  type Entry,
  type Intake,
  type IntakeLimits
} from './files.ts'
import { intakeMessages } from './messages.ts'
import { isLeftOut } from './paths.ts'

type Refusal = Extract<Intake, { ok: false }>

/**
 * Small chunks limit what a false header can inflate at once to a few megabytes (a chunk may inflate a thousandfold:
 * zip bomb).
 */
const pushBytes = 4096

/** Checks the limits against the directory alone, before a byte is inflated. */
function refusalFor(entries: readonly ZipEntry[], limits: IntakeLimits): Refusal | undefined {
  const files = entries.filter((entry) => !entry.folder)
  const byPath = findRefusal(
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

/** Inflates compressed bytes; undefined where they are damaged or give another size than declared. */
function inflate(packed: Uint8Array, size: number): Uint8Array | undefined {
  const bytes = new Uint8Array(size)
  const state = { at: 0, ended: false }
  const stream = new Inflate((chunk, final) => {
    if (state.at + chunk.length <= size) bytes.set(chunk, state.at)
    state.at += chunk.length
    state.ended = final
  })
  for (let at = 0; at < packed.length && state.at <= size; at += pushBytes) {
    stream.push(packed.subarray(at, at + pushBytes), at + pushBytes >= packed.length)
  }
  return state.ended && state.at === size ? bytes : undefined
}

/** The content of an entry; undefined where it is damaged. */
function unpack(bytes: Uint8Array, entry: ZipEntry): Uint8Array | undefined {
  const packed = packedBytes(bytes, entry)
  if (!packed) return undefined
  if (entry.method === 8) return inflate(packed, entry.size)
  return packed.length === entry.size ? packed.slice() : undefined
}

/** Reads a project from a zip, which may be hostile: nothing beyond the limits is inflated. Never throws. */
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
  try {
    const files: Entry[] = []
    for (const entry of entries) {
      if (entry.folder) continue
      const content = unpack(bytes, entry)
      if (!content) return refuse('intake.damaged', intakeMessages.damaged)
      files.push({ path: entry.name, content })
    }
    return projectFrom(files, skipped)
  } catch {
    return refuse('intake.damaged', intakeMessages.damaged)
  }
}
