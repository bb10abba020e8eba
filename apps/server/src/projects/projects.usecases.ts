import { ApiError, type ErrorDetail } from '@sitewright/api'
import { advise } from '@sitewright/advisor'
import type { FrameworkId } from '@sitewright/catalog'
import { buildProject, type Template } from '@sitewright/generator'
import { checkSite, defaultSite, parseSite, type Analysis, type Problem, type Site } from '@sitewright/site'

function throwSiteInvalid(problems: readonly Problem[]): never {
  const details: ErrorDetail[] = problems.map(({ path, message, remedy }) => ({ path, message, remedy }))
  throw new ApiError('site.invalid', details)
}

function requireSite(document: unknown): Site {
  const result = parseSite(document)
  return result.ok ? result.site : throwSiteInvalid(result.problems)
}

export interface PackedProject {
  fileName: string
  zip: Uint8Array<ArrayBuffer>
}

/** Generates a project from a site document; throws `site.invalid` with every problem of the document. */
export async function createProject(
  document: unknown,
  readTemplate: (framework: FrameworkId) => Template
): Promise<PackedProject> {
  const site = requireSite(document)
  const problems = checkSite(site, 'generate')
  if (problems.length > 0) throwSiteInvalid(problems)
  const { folder, zip } = await buildProject(site, readTemplate(site.selectedFramework))
  return { fileName: `${folder}.zip`, zip: zip() }
}

/** Advises a business; missing fields count as empty. */
export function adviseBusiness(business: Record<string, unknown>): Analysis {
  const { businessInfo } = requireSite({
    ...defaultSite,
    businessInfo: { ...defaultSite.businessInfo, ...business }
  })
  return advise(businessInfo)
}
