import { checkBusinessInfo, type BusinessInfo, type Problem } from '@sitewright/site'

/** The fields of the business form with their first problem, by key (spec 1 §5). */
export type BusinessProblems = Partial<Record<keyof BusinessInfo, string>>

/** The key of the business information that a problem is about: `businessInfo.website` is about `website`. */
function keyOf({ path }: Problem): keyof BusinessInfo {
  return path.replace(/^businessInfo\./, '').replace(/[.[].*$/, '') as keyof BusinessInfo
}

/** What is wrong with each field of the form; empty where Save & Continue may be pressed (spec 1 §5). */
export function businessProblems(business: BusinessInfo): BusinessProblems {
  const problems = checkBusinessInfo(business).map((problem) => [keyOf(problem), problem.message])
  return Object.fromEntries(problems.reverse()) as BusinessProblems
}

/** The values of a draft that are valid, and so go into the builder state on every change (spec 1 §2, step 0). */
export function validValues(draft: BusinessInfo): Partial<BusinessInfo> {
  const problems = businessProblems(draft)
  return Object.fromEntries(Object.entries(draft).filter(([key]) => !(key in problems)))
}
