import { file, type File } from '@sitewright/project'
import { toProjectDocument } from '@sitewright/site'
import { json } from '../formats/json.ts'
import type { GenerationPlan } from '../generation-plan.ts'

/**
 * Prints site.json: the content and choices that the project reads, and under `builder` what reopens it in Sitewright.
 */
export function siteJson({ adapter, site }: GenerationPlan): File {
  return file(adapter.documents.site, json(toProjectDocument(site)))
}
