import type { Found } from '../engine/evaluate.ts'

/** The most findings that a report lists, of one rule in one file and in all. */
export const reportLimits = { perRuleAndFile: 200, inAll: 1000 } as const

/** The findings that a report lists, errors first where there are too many, and how many are left out. */
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
