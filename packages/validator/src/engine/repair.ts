import type { Project } from '@sitewright/project'
import type { Phase } from '../options.ts'
import type { Confidence } from '../report/report.ts'
import { applyEdits, compatible } from './apply.ts'
import type { Setting } from './context.ts'
import { evaluate, type Evaluation, type Found } from './evaluate.ts'
import { isBetter } from './guard.ts'
import type { Fix, Rule } from './rule.ts'

const maxRounds = 12

/** The steps before the build, in the order in which their fixes are applied. */
const repairPhases = ['prevent', 'text', 'syntax', 'module', 'project'] as const satisfies readonly Phase[]

const boldness: readonly Confidence[] = ['certain', 'likely', 'lossy']

type Fixable = Found & { fix: Fix }

/** The result of a repair. */
export interface Repair {
  evaluation: Evaluation
  applied: readonly Fixable[]
  rounds: number
  /** The deadline passed while there were fixes left. */
  late: boolean
}

/** Limits of a repair. */
export interface Limits {
  fixes: Confidence
  /** Called before each step; true ends the repairs. */
  stop: () => boolean
  onPhase: (phase: Phase, round: number) => void
}

const keyOf = (each: Fixable): string =>
  JSON.stringify([each.rule.id, each.file, each.message, each.fix.edits])

/** A signature of the changed files, to detect a state that was seen before. */
function signatureOf(start: Project, now: Project): string {
  const changed = [...now].filter(([path, file]) => start.get(path)?.content !== file.content)
  return JSON.stringify(
    changed.map(([path, file]) => [
      path,
      typeof file.content === 'string' ? file.content : file.content.length
    ])
  )
}

/** Applies fixes, by confidence and phase, until none is left; a fix that makes anything worse is reverted. */
export function repairProject(
  project: Project,
  rules: readonly Rule[],
  setting: Setting,
  limits: Limits
): Repair {
  let now = evaluate(project, rules, setting, limits.stop)
  let round = 0
  let late = now.late
  /** A fix was applied since the refusals were last forgotten. */
  let changed = false
  const applied: Fixable[] = []
  const refused = new Set<string>()
  const seen = new Set([signatureOf(project, project)])
  const allowed = boldness.slice(0, boldness.indexOf(limits.fixes) + 1)

  const open = (phase: Phase): Fixable[] => {
    const fitting = now.found.filter(
      (each): each is Fixable =>
        each.fix !== undefined && each.rule.phase === phase && allowed.includes(each.fix.confidence)
    )
    const fresh = fitting.filter((each) => !refused.has(keyOf(each)))
    return compatible(
      fresh.sort((a, b) => boldness.indexOf(a.fix.confidence) - boldness.indexOf(b.fix.confidence))
    )
  }

  const attempt = (batch: readonly Fixable[]): boolean => {
    const next = evaluate(
      applyEdits(
        now.project,
        batch.flatMap((each) => each.fix.edits)
      ),
      rules,
      setting
    )
    if (!isBetter(now, next, batch)) return false
    const signature = signatureOf(project, next.project)
    if (seen.has(signature)) return false
    seen.add(signature)
    now = next
    applied.push(...batch)
    changed = true
    return true
  }

  /** Tries the fixes of one file together, then one by one; the first that helps moves the offsets of the others. */
  const attemptFile = (group: readonly Fixable[]): void => {
    if (attempt(group)) return
    const helped = group.length > 1 && group.find((each) => attempt([each]) || !refused.add(keyOf(each)))
    if (!helped) group.forEach((each) => refused.add(keyOf(each)))
  }

  const attemptAll = (batch: readonly Fixable[]): void => {
    const groups = [...Map.groupBy(batch, (each) => each.file).values()]
    if (groups.length > 1 && attempt(batch)) return
    for (const group of groups) {
      late ||= limits.stop()
      if (!late) attemptFile(group)
    }
  }

  while (round < maxRounds && !late) {
    const phase = repairPhases.find((each) => open(each).length > 0)
    if (phase === undefined) {
      if (!changed || refused.size === 0) break
      // A refused fix may be accepted, now that other things are fixed.
      refused.clear()
      changed = false
      continue
    }
    late = limits.stop()
    if (late) break
    limits.onPhase(phase, round + 1)
    const before = applied.length
    attemptAll(open(phase))
    if (applied.length > before) round += 1
  }
  return { evaluation: now, applied, rounds: round, late }
}
