import type { Evaluation, Found } from './evaluate.ts'
import type { Edit } from './rule.ts'

const count = (found: readonly Found[], of: (each: Found) => boolean): number => found.filter(of).length

/** True where a rule says that the file is not parsable yet. */
const blockedIn = ({ found }: Evaluation, path: string): boolean =>
  found.some((each) => each.file === path && each.blocks)

/** The parser reaches the end of the file, or gets further than before. */
function readsBetter(before: Evaluation, after: Evaluation, path: string): boolean {
  const unread = after.broken.get(path)
  if (unread === undefined || blockedIn(before, path)) return true
  const formerly = before.broken.get(path)
  return formerly !== undefined && unread < formerly
}

function nothingLost(before: Evaluation, after: Evaluation, edits: readonly Edit[]): boolean {
  const moved = new Map(edits.flatMap((edit) => (edit.op === 'rename' ? [[edit.file, edit.to]] : [])))
  return [...before.project.keys()].every((path) => after.project.has(moved.get(path) ?? path))
}

/** Errors in files that the fix does not touch, by what they say. */
function errorsElsewhere({ found }: Evaluation, touched: ReadonlySet<string>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const each of found) {
    if (each.severity !== 'error' || touched.has(each.file)) continue
    const key = `${each.file}\0${each.rule.id}\0${each.message}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

function noneNew(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): boolean {
  return [...after].every(([key, times]) => times <= (before.get(key) ?? 0))
}

/** A file that could be read before has fewer errors, by those fixed; one that could not may show what was hidden. */
function fewerErrors(before: Evaluation, after: Evaluation, path: string, fixed: readonly Found[]): boolean {
  if (!before.project.has(path) || before.broken.has(path) || blockedIn(before, path)) return true
  const errors = (found: readonly Found[]): number =>
    count(found, (each) => each.file === path && each.severity === 'error')
  return errors(after.found) <= errors(before.found) - errors(fixed)
}

/**
 * True where a change is for the better: each fixed finding is gone, the files it touched read at least as far as
 * before and have fewer errors, no error is new anywhere else, and no file is lost.
 */
export function isBetter(before: Evaluation, after: Evaluation, fixed: readonly Found[]): boolean {
  const edits = fixed.flatMap((each) => each.fix?.edits ?? [])
  const touched = new Set(
    edits.flatMap((edit) => (edit.op === 'rename' ? [edit.file, edit.to] : [edit.file]))
  )
  if (!nothingLost(before, after, edits)) return false
  if (
    ![...touched].every((path) => readsBetter(before, after, path) && fewerErrors(before, after, path, fixed))
  )
    return false
  const gone = fixed.every((each) => {
    const same = (other: Found): boolean =>
      other.file === each.file && other.rule === each.rule && other.message === each.message
    return count(after.found, same) < count(before.found, same)
  })
  return gone && noneNew(errorsElsewhere(before, touched), errorsElsewhere(after, touched))
}
