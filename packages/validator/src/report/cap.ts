import type { Found } from '../engine/evaluate.ts'

/** Limits of the findings in a report, of one rule in one file and in total. */
export const reportLimits = { perRuleAndFile: 200, inAll: 1000 } as const

/** The findings for the report, errors first where there are too many, and how many are left out. */
export function capped(found: readonly Found[]): { kept: Found[]; left: number } {
  const counts = new Map<string, number>()
  const few = found.filter(({ rule, file }) => {
    const key = `${rule.id}\0${file}`
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count <= reportLimits.perRuleAndFile
  })
  const grave = few.filter(({ severity }) => severity === 'error')
  const others = few.filter(({ severity }) => severity !== 'error')
  const kept = [...grave, ...others].slice(0, reportLimits.inAll)
  return { kept, left: found.length - kept.length }
}
