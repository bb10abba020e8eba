import type { Evaluation, Found } from '../engine/evaluate.ts'

/** Rules whose findings mean that no build can begin (spec 3 §5, build test). */
const needed = new Set([
  'manifest/missing',
  'manifest/invalid',
  'manifest/required-dependency',
  'structure/essential-file',
  'manifest/start-script'
])

/** What the project lacks for a build, before any bundler is asked. */
export function findLacking({ found }: Evaluation): { errors: Found[]; warnings: Found[] } {
  const lacking = found.filter((each) => needed.has(each.rule.id))
  return {
    errors: lacking.filter((each) => each.severity === 'error'),
    warnings: lacking.filter((each) => each.severity === 'warning')
  }
}
