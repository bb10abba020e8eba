import { contextOf, type Setting } from '../engine/context.ts'
import type { Evaluation, Found } from '../engine/evaluate.ts'
import { issueOf, sortIssues } from '../report/issue.ts'
import type { BuildTest, Issue } from '../report/report.ts'
import { messages } from '../messages.ts'
import type { BuildLog, BundleResult } from './bundle.ts'
import { requirementsOf } from './requirements.ts'

const plain: ReadonlySet<string> = new Set([messages.noEntry, messages.noBundler])

function buildIssue(log: BuildLog, severity: Issue['severity']): Issue {
  const framed = severity === 'error' ? messages.build(log.message) : messages.buildWarning(log.message)
  const message = plain.has(log.message) ? log.message : framed
  const place = log.line === undefined ? {} : { line: log.line, column: log.column ?? 1 }
  return {
    type: 'build',
    file: log.file,
    message,
    severity,
    autoFixable: false,
    ruleId: 'build/bundle',
    ...place
  }
}

/** The bundle; where the bundler itself cannot be loaded, that is a warning and says nothing about the project. */
async function bundled(
  evaluation: Evaluation,
  setting: Setting
): Promise<BundleResult & Pick<BuildTest, 'engine'>> {
  try {
    const { bundle } = await import('./bundle.ts')
    const { resolve } = contextOf(evaluation.project, evaluation.scripts, setting)
    return { ...(await bundle(evaluation, setting.profile, resolve)), engine: 'rollup' }
  } catch {
    return { errors: [], warnings: [{ file: '', message: messages.noBundler }], engine: 'none' }
  }
}

/** The build test of spec 3 §5: what the profile requires, then a real bundle where one is asked for. */
export async function buildTest(
  evaluation: Evaluation,
  setting: Setting,
  bundling: boolean,
  now: () => number
): Promise<BuildTest> {
  const begun = now()
  const { errors, warnings } = requirementsOf(evaluation)
  const issues = (found: readonly Found[]): Issue[] =>
    sortIssues(found.map((each) => issueOf(each, evaluation.project)))
  const lacking = { errors: issues(errors), warnings: issues(warnings) }
  if (!bundling || setting.profile.entries.length === 0) {
    return { buildSuccess: errors.length === 0, ...lacking, buildTime: now() - begun, engine: 'none' }
  }
  const result = await bundled(evaluation, setting)
  const said = (logs: readonly BuildLog[], severity: Issue['severity']): Issue[] =>
    logs.map((log) => buildIssue(log, severity))
  const all = sortIssues([...lacking.errors, ...said(result.errors, 'error')])
  return {
    buildSuccess: all.length === 0,
    errors: all,
    warnings: sortIssues([...lacking.warnings, ...said(result.warnings, 'warning')]),
    buildTime: now() - begun,
    engine: result.engine
  }
}
