import { defaultSite, parseSite, parseSiteText, type Problem, type Site } from '../index.ts'

/** What keeps a value, or a text of JSON, from being a site. */
export function problemsIn(input: unknown): readonly Problem[] {
  const parsed = typeof input === 'string' ? parseSiteText(input) : parseSite(input)
  return parsed.ok ? [] : parsed.problems
}

/** The site that a value is read as; throws where it is refused. */
export function parsedSite(input: unknown): Site {
  const parsed = parseSite(input)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return parsed.site
}

export const withBusiness = (business: object): object => ({
  ...defaultSite,
  businessInfo: { ...defaultSite.businessInfo, ...business }
})
export const withLook = (look: object): object => ({
  ...defaultSite,
  customization: { ...defaultSite.customization, ...look }
})
export const withDeployment = (deployment: object): object => ({ ...defaultSite, deployment })
