import type { Report } from './report.ts'

/** A report as JSON, files by path only: the one form that scripts read. */
export function reportJson(report: Report): string {
  const { fixedFiles, ...rest } = report
  return `${JSON.stringify({ ...rest, files: fixedFiles.map((file) => file.path) }, null, 2)}\n`
}
