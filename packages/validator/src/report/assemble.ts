import type { Project } from '@sitewright/project'
import type { Repair } from '../engine/repair.ts'
import { messages } from '../messages.ts'
import type { Setting } from '../engine/context.ts'
import { capped } from './cap.ts'
import { findCheck, checkResults, isSettled } from './check-results.ts'
import { toIssues, sortIssues } from './issue.ts'
import type { AppliedFix, BuildTest, Issue, Report } from './report.ts'

const crash: Issue = {
  type: 'runtime',
  file: '',
  message: messages.structurePreserved,
  severity: 'warning',
  autoFixable: false,
  ruleId: 'internal'
}

/** Drops build errors of files that have an error of a rule, since they are duplicates. */
function newErrors({ errors }: BuildTest, known: readonly Issue[]): Issue[] {
  const files = new Set(known.map((issue) => issue.file))
  return errors.filter(
    (issue) =>
      issue.ruleId === 'build/bundle' && !files.has(issue.file) && !(issue.file === '' && known.length > 0)
  )
}

function listSuggestions(
  repair: Repair,
  errors: readonly Issue[],
  warnings: readonly Issue[],
  fixed: boolean
): string[] {
  const open = [...errors, ...warnings]
  const review = repair.applied.filter((each) => each.fix.confidence !== 'certain')
  const likely = open.filter((issue) => issue.confidence === 'likely').length
  const certain = open.filter((issue) => issue.confidence === 'certain').length
  const lines = review.map((each) => {
    const file = each.fix.edits[0]?.file ?? each.file
    return each.fix.confidence === 'lossy' ? messages.reviewLossy(file) : messages.reviewLikely(file)
  })
  if (repair.late) lines.push(messages.deadline)
  if (!fixed && certain > 0) lines.push(messages.offerRepair(certain))
  if (likely > 0) lines.push(messages.offerLikely(likely))
  if (repair.evaluation.crashed.length > 0) lines.push(messages.mayNeedReview)
  return [...new Set(lines)]
}

/** Results of a run, for the report. */
export interface Outcome {
  repair: Repair
  build: BuildTest
  setting: Setting
  fixed: boolean
  milliseconds: number
}

/** The report of a completed run. */
export function assemble({ repair, build, setting, fixed, milliseconds }: Outcome): Report {
  const { project, found, crashed, dropped } = repair.evaluation
  const { kept, left } = capped(found)
  const issues = toIssues(kept, project)
  const crashes = crashed.map((rule) => ({ ...crash, ruleId: `internal/${rule}` }))
  const known = issues.filter((issue) => issue.severity === 'error')
  const errors = sortIssues([...known, ...newErrors(build, known)])
  const built = build.warnings.filter((issue) => issue.ruleId === 'build/bundle')
  const warnings = sortIssues([
    ...issues.filter((issue) => issue.severity === 'warning'),
    ...built,
    ...crashes
  ])
  const fixes: AppliedFix[] = repair.applied.map(({ rule, file, message, fix }) => ({
    ruleId: rule.id,
    file,
    message,
    confidence: fix.confidence,
    prevented: rule.phase === 'prevent'
  }))
  const made = fixes.some((fix) => fix.confidence === 'lossy')
  const filed = (list: readonly Issue[]): Issue[] =>
    list.map((issue) => {
      const check = findCheck(issue.ruleId)
      return check === undefined ? issue : { ...issue, check }
    })
  const checked = checkResults({
    evaluation: repair.evaluation,
    setting,
    build,
    issues: [...errors, ...warnings],
    late: repair.evaluation.late
  })
  const ready = crashes.length === 0 && !made && checked.every(isSettled)
  return {
    isValid: errors.length === 0,
    errors: filed(errors),
    warnings: filed(warnings),
    suggestions: [
      ...listSuggestions(repair, errors, warnings, fixed),
      ...(left + dropped > 0 ? [messages.moreFindings(left + dropped)] : [])
    ],
    autoFixedCount: fixes.filter((fix) => !fix.prevented).length,
    preventedIssuesCount: fixes.filter((fix) => fix.prevented).length,
    finalStatus: ready ? 'READY_TO_USE' : 'NEEDS_ATTENTION',
    fixedFiles: [...project.values()],
    buildTest: build,
    profile: setting.profile.id,
    checks: checked,
    fixes,
    stats: { files: project.size, rounds: repair.rounds, milliseconds }
  }
}

/** The report of an internal error: the project is unchanged, and no check counts as passed (departures). */
export function preservedReport(project: Project, profile: string, milliseconds: number): Report {
  return {
    isValid: true,
    errors: [],
    warnings: [crash],
    suggestions: [messages.mayNeedReview],
    autoFixedCount: 0,
    preventedIssuesCount: 0,
    finalStatus: 'NEEDS_ATTENTION',
    fixedFiles: [...project.values()],
    buildTest: { buildSuccess: false, errors: [], warnings: [], buildTime: 0, engine: 'none' },
    profile,
    checks: [],
    fixes: [],
    stats: { files: project.size, rounds: 0, milliseconds }
  }
}
