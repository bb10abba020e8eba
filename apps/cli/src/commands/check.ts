import { reportJson, reportText } from '@sitewright/validator'
import type { Call } from '../arguments.ts'
import { checkWithin, parseSeconds } from '../check-within.ts'
import { exitCodes, failure, type ExitCode, type Output } from '../outcome.ts'
import { readProject } from '../read-project.ts'
import { writeRepaired } from '../write.ts'

/** `check`: the report on a project; with --fix what is certain is repaired in place. */
export async function check({ operands, flags }: Call, output: Output): Promise<ExitCode> {
  const [path] = operands
  const format = flags.format ?? 'text'
  if (path === undefined) throw failure(exitCodes.usage, 'cli.no-project')
  if (format !== 'text' && format !== 'json')
    throw failure(exitCodes.usage, 'cli.bad-flag', `--format is text or json, not "${format}".`)
  const seconds = parseSeconds(flags.timeout)

  output.progress(`Reading ${path}`)
  const { project, kind, folder } = await readProject(path)
  output.progress(`Checking ${project.size} files`)
  const fix = flags.fix ?? false
  const report = await checkWithin({ files: [...project.values()], fix }, seconds)
  if (fix) await writeRepaired({ path, kind, folder, before: project, after: report.fixedFiles })
  output.result(format === 'json' ? reportJson(report) : reportText(report))
  return report.isValid ? exitCodes.done : exitCodes.problems
}
