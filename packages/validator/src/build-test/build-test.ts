import type { Setting } from '../engine/context.ts'
import type { Evaluation, Found } from '../engine/evaluate.ts'
import type { Profile } from '../profiles/profile.ts'
import { toIssues, sortIssues } from '../report/issue.ts'
import type { BuildTest, Issue } from '../report/report.ts'
import { messages } from '../messages.ts'
import type { BuildLog, BundleResult } from './bundle.ts'
import { findLacking } from './requirements.ts'

const plain: ReadonlySet<string> = new Set([messages.noEntry])

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

/** Bundles; a bundler that cannot be loaded is no failure of the project. */
async function bundled(
  evaluation: Evaluation,
  setting: Setting
): Promise<BundleResult & Pick<BuildTest, 'engine' | 'reason'>> {
  try {
    const { bundle } = await import('./bundle.ts')
    const { resolve } = evaluation.context
    return { ...(await bundle(evaluation, setting.profile, resolve)), engine: 'rollup' }
  } catch {
    return { errors: [], warnings: [], engine: 'none', reason: messages.noBundler }
  }
}

const hasEntries = ({ entries, routes }: Profile): boolean => entries.length > 0 || routes !== undefined

/** The build test of spec 3 §5: what the profile requires, then a real bundle where one is asked for. */
export async function buildTest(
  evaluation: Evaluation,
  setting: Setting,
  bundling: boolean,
  now: () => number
): Promise<BuildTest> {
  const begun = now()
  const { errors, warnings } = findLacking(evaluation)
  const issues = (found: readonly Found[]): Issue[] => sortIssues(toIssues(found, evaluation.project))
  const lacking = { errors: issues(errors), warnings: issues(warnings) }
  if (!bundling || !hasEntries(setting.profile)) {
    const reason = bundling ? messages.unknownKind : messages.notBundled
    return { buildSuccess: false, ...lacking, buildTime: now() - begun, engine: 'none', reason }
  }
  const result = await bundled(evaluation, setting)
  const said = (logs: readonly BuildLog[], severity: Issue['severity']): Issue[] =>
    logs.map((log) => buildIssue(log, severity))
  const all = sortIssues([...lacking.errors, ...said(result.errors, 'error')])
  return {
    buildSuccess: all.length === 0 && result.engine === 'rollup',
    errors: all,
    warnings: sortIssues([...lacking.warnings, ...said(result.warnings, 'warning')]),
    buildTime: now() - begun,
    engine: result.engine,
    ...(result.reason === undefined ? {} : { reason: result.reason })
  }
}
