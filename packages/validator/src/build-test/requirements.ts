import type { Evaluation, Found } from '../engine/evaluate.ts'

/** Rules whose findings mean that no build can begin (spec 3 §5, build test). */
const needed = new Set([
  'manifest/missing',
  'manifest/invalid',
  'manifest/required-dependency',
  'structure/essential-file',
  'manifest/start-script'
])

/** Requirements of any build that the project lacks, before the bundler runs. */
export function findLacking({ found }: Evaluation): { errors: Found[]; warnings: Found[] } {
  const lacking = found.filter((each) => needed.has(each.rule.id))
  return {
    errors: lacking.filter((each) => each.severity === 'error'),
    warnings: lacking.filter((each) => each.severity === 'warning')
  }
}
