import { file, type File } from '@sitewright/project'
import { toProjectDocuments } from '@sitewright/site'
import { json } from '../formats/json.ts'
import type { GenerationPlan } from '../generation-plan.ts'

/**
 * Prints site.json, the content and choices that the project reads, and beside it sitewright.json, with which it opens
 * again in Sitewright.
 */
export function siteJson({ adapter, site }: GenerationPlan): File[] {
  const { site: read, choices } = toProjectDocuments(site)
  const { documents } = adapter
  return [file(documents.site, json(read)), file(documents.choices, json(choices))]
}
