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

function buildLine({ buildTest }: Report): string {
  const how = buildTest.engine === 'rollup' ? 'bundled' : 'requirements only'
  return `Build test: ${buildTest.buildSuccess ? 'passed' : 'failed'} (${how}, ${Math.round(buildTest.buildTime)} ms)`
}

/** A report for a terminal: the verdict last, where the eye is when the text has run through. */
export function reportText(report: Report): string {
  const { errors, warnings, fixes, suggestions, stats, finalStatus } = report
  const lines = [
    `${count(stats.files, 'file')} checked as ${report.profile} in ${Math.round(stats.milliseconds)} ms`,
    ...section(
      'Fixed',
      fixes.map((fix) => `  ${fix.file}  ${fix.message}  (${fix.confidence})`)
    ),
    ...section('Errors', errors.map(issueText)),
    ...section('Warnings', warnings.map(issueText)),
    ...section(
      'Suggestions',
      suggestions.map((text) => `  ${text}`)
    ),
    '',
    buildLine(report),
    `${finalStatus}: ${count(errors.length, 'error')}, ${count(warnings.length, 'warning')}, ${report.autoFixedCount} fixed, ${report.preventedIssuesCount} prevented`
  ]
  return `${lines.join('\n')}\n`
}
