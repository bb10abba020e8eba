import type { FeatureId, IndustryId } from '@sitewright/catalog'
import type { Site } from '../site.ts'
import type { Content, LegalFacts } from './content.ts'
import { draftText } from './draft-text.ts'

/** Features whose forms are delivered as messages. */
const messageFeatures: readonly FeatureId[] = ['contact-form', 'booking']
/** Features that send visitors' input to a server of the business. */
const submittingFeatures: readonly FeatureId[] = ['auth', 'reviews', 'payments', 'chat', 'analytics']

/** Industries whose businesses mostly need a licence. */
const licensedIndustries: readonly (IndustryId | '')[] = ['healthcare', 'finance', 'realestate']

/** True where input of visitors reaches the business. */
function reachesBusiness({ deployment }: Site, features: readonly FeatureId[]): boolean {
  const { way } = deployment.messages
  const has = (ids: readonly FeatureId[]): boolean => ids.some((id) => features.includes(id))
  const asked = way === 'server' || features.includes('api')
  return (way !== 'call' && has(messageFeatures)) || (asked && has(submittingFeatures))
}

/** Names and signs of companies, in the languages that businesses write in. */
const companies =
  /(?<![\p{L}.])(?:ltd|limited|llc|llp|inc|plc|gmbh|ug|ag|s\.?l\.?|s\.?r\.?l\.?|sarl|sas|lda|b\.?v\.?|sp\. z o\.o|company number)(?!\p{L})/iu
const partners = /(?<!\p{L})(?:(?:two|three|four|five|six|several|\d{1,2}) partners|partnership)(?!\p{L})/iu

/** The legal form and registration of a business, as far as its own text names them. */
function standingOf({ businessName, description }: Site['businessInfo']): { form: string; register: string } {
  const register = 'In no register of companies'
  if (companies.test(businessName))
    return {
      form: 'A company, as its name says',
      register: 'The register of companies and the number there, still to be named'
    }
  if (partners.test(description)) return { form: 'Run by its partners, a partnership', register }
  return { form: 'Run by its owner, a sole trader', register }
}

/** Imprint drafts; undefined where the site has no contact details at all. */
function findImprint({ businessInfo }: Site): LegalFacts | undefined {
  const { contactEmail, contactPhone, industry, location } = businessInfo
  if ([contactEmail, contactPhone, location].every((fact) => fact.trim() === '')) return undefined
  const standing = standingOf(businessInfo)
  return {
    form: draftText(standing.form),
    register: draftText(standing.register),
    vat: draftText('None'),
    authority: draftText(
      licensedIndustries.includes(industry)
        ? 'The authority that licenses this trade, still to be named'
        : 'None, since the trade needs no licence'
    )
  }
}

/** Drafts of the legal facts that only the owner knows, as far as a page shows them. */
export function legalOf(site: Site, features: readonly FeatureId[]): Pick<Content, 'legal'> {
  const imprint = findImprint(site)
  const kept = reachesBusiness(site, features) && {
    kept: draftText(
      'We use what you send us to answer you. We keep it until that is done, and for six months after.'
    )
  }
  return imprint || kept ? { legal: { ...imprint, ...kept } } : {}
}
