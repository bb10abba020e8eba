import type { FeatureId, IndustryId } from '@sitewright/catalog'
import type { Site } from '../site.ts'
import type { Content, Legal } from './content.ts'
import { draftText } from './marks.ts'

/** Features whose forms can reach the business by the way that messages take. */
const writing: readonly FeatureId[] = ['contact-form', 'booking']
/** Features that hand something to a server of the business. */
const entering: readonly FeatureId[] = ['auth', 'reviews', 'payments', 'chat', 'analytics']

/** Industries whose businesses mostly need a licence. */
const licensed: readonly (IndustryId | '')[] = ['healthcare', 'finance', 'realestate']

/** True where a site can hand the business something that a visitor entered. */
function reachesBusiness({ deployment }: Site, features: readonly FeatureId[]): boolean {
  const { way } = deployment.messages
  const has = (ids: readonly FeatureId[]): boolean => ids.some((id) => features.includes(id))
  const asked = way === 'server' || features.includes('api')
  return (way !== 'call' && has(writing)) || (asked && has(entering))
}

/** Facts of the smallest business, for its imprint; undefined where the site says no way to reach it. */
function imprintOf({ businessInfo }: Site): Legal | undefined {
  const { contactEmail, contactPhone, industry, location } = businessInfo
  if ([contactEmail, contactPhone, location].every((fact) => fact.trim() === '')) return undefined
  return {
    form: draftText('Run by its owner, a sole trader'),
    register: draftText('In no register of companies'),
    vat: draftText('None'),
    authority: draftText(
      licensed.includes(industry)
        ? 'The authority that licenses this trade, still to be named'
        : 'None, since the trade needs no licence'
    )
  }
}

/** What only the owner knows and a law may ask for, as drafts; only what a page of the site shows. */
export function legalOf(site: Site, features: readonly FeatureId[]): Pick<Content, 'legal'> {
  const imprint = imprintOf(site)
  const kept = reachesBusiness(site, features) && {
    kept: draftText(
      'We use what you send us to answer you. We keep it until that is done, and for six months after.'
    )
  }
  return imprint || kept ? { legal: { ...imprint, ...kept } } : {}
}
