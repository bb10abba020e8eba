import { file, type File } from '@sitewright/project'
import { json } from '../formats/json.ts'
import type { GenerationPlan } from '../generation-plan.ts'
import { contentPolicy } from '../security-headers.ts'

/** Prints the Content Security Policy of the pages as data: the build writes it into each of them. */
export function policyJson(plan: GenerationPlan): File {
  return file(plan.adapter.documents.policy, json(contentPolicy(plan)))
}
