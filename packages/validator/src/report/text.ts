import type { CheckResult } from './check-results.ts'
import type { Issue, Report } from './report.ts'

const indent = (text: string, by: string): string =>
  text
    .split('\n')
    .map((line) => by + line)
    .join('\n')

const count = (amount: number, word: string): string => `${amount} ${word}${amount === 1 ? '' : 's'}`

function issueText(issue: Issue): string {
  const place = issue.line === undefined ? '' : `:${issue.line}:${issue.column ?? 1}`
  const where = issue.file === '' ? '' : `${issue.file}${place}  `
  const fix = issue.confidence === undefined ? '' : `  [${issue.confidence} fix]`
  const head = `  ${where}${issue.message}  (${issue.ruleId})${fix}`
  return issue.frame === undefined ? head : `${head}\n${indent(issue.frame, '      ')}`
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines]
}

/** The line about the build; empty where nothing was bundled. */
function buildLine({ buildTest }: Report): string {
  if (buildTest.engine === 'none') return `Build test: not run (${buildTest.reason ?? 'nothing was bundled'})`
  return `Build test: ${buildTest.buildSuccess ? 'passed' : 'failed'} (bundled, ${Math.round(buildTest.buildTime)} ms)`
}

const unchecked = (checks: readonly CheckResult[]): string[] =>
  checks.flatMap((each) => (each.state === 'unchecked' ? [`  ${each.title}: ${each.why}`] : []))

const clean = (checks: readonly CheckResult[]): string[] =>
  checks.flatMap(({ state, title, how }) => (state === 'clean' ? [`  ${title} (${how})`] : []))

/** The line that counts the checks above it by result. */
function checkLine({ checks }: Report): string {
  const of = (state: CheckResult['state']): number => checks.filter((each) => each.state === state).length
  return `${count(checks.length, 'check')}: ${of('clean')} with nothing found, ${of('found')} with findings, ${of('unchecked')} not done`
}

/** A report for a terminal, with the verdict last, where it stays visible. */
export function reportText(report: Report): string {
  const { errors, warnings, fixes, suggestions, stats, finalStatus, checks } = report
  const lines = [
    `${count(stats.files, 'file')} checked as ${report.profile} in ${Math.round(stats.milliseconds)} ms`,
    ...section(
      'Fixed',
      fixes.map((fix) => `  ${fix.file}  ${fix.message}  (${fix.confidence})`)
    ),
    ...section('Errors', errors.map(issueText)),
    ...section('Warnings', warnings.map(issueText)),
    ...section('Not checked, and why', unchecked(checks)),
    ...section('Checked, nothing found', clean(checks)),
    ...section(
      'Suggestions',
      suggestions.map((text) => `  ${text}`)
    ),
    '',
    buildLine(report),
    checkLine(report),
    `${finalStatus}: ${count(errors.length, 'error')}, ${count(warnings.length, 'warning')}, ${report.autoFixedCount} fixed, ${report.preventedIssuesCount} prevented`
  ]
  return `${lines.join('\n')}\n`
}
