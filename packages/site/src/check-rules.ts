import { findConflicts, limits } from '@sitewright/catalog'
import { checkMessageAddress, checkMessageNeeds, checkPaymentLink } from './check-messages.ts'
import type { CheckCss } from './css/problem.ts'
import { siteMessages } from './messages.ts'
import { isWebAddress } from './parse/web-address.ts'
import { lengthOf } from './parse/text.ts'
import type { Problem } from './problem.ts'
import type { BusinessInfo, Site } from './site.ts'

/** `draft`: what is there may not break a rule. `generate`: all that generation needs must be there too. */
export type CheckStage = 'draft' | 'generate'

type Rule = (site: Site) => readonly (Problem | false)[]

const problem = (path: string, code: string, message: string, remedy: string): Problem => ({
  code: `site.${code}`,
  path,
  message,
  remedy
})

const tooShort = (text: string, min: number): boolean => lengthOf(text.trim()) < min

const business = {
  businessName: ({ businessName }: BusinessInfo) =>
    tooShort(businessName, limits.businessNameMin) &&
    problem(
      'businessInfo.businessName',
      'business-name',
      siteMessages.businessName,
      'Type the name that customers know.'
    ),
  industry: ({ industry }: BusinessInfo) =>
    industry === '' &&
    problem('businessInfo.industry', 'industry', siteMessages.industry, 'Choose the closest one, or other.'),
  description: ({ description }: BusinessInfo) =>
    tooShort(description, limits.descriptionMin) &&
    problem(
      'businessInfo.description',
      'description',
      siteMessages.description,
      'Say in a sentence what you do, for whom and where.'
    ),
  targetAudience: ({ targetAudience }: BusinessInfo) =>
    targetAudience === '' &&
    problem(
      'businessInfo.targetAudience',
      'target-audience',
      siteMessages.targetAudience,
      'Choose the people who come most often.'
    ),
  website: ({ website }: BusinessInfo) =>
    website !== '' &&
    !isWebAddress(website) &&
    problem(
      'businessInfo.website',
      'website',
      siteMessages.website,
      'Write the whole address, such as https://example.com, or leave it empty.'
    ),
  contactEmail: ({ contactEmail }: BusinessInfo) =>
    contactEmail !== '' &&
    !/^[^\s@<>"(),:;]+@[^\s@<>"(),:;]+\.[^\s@<>"(),:;]+$/u.test(contactEmail) &&
    problem(
      'businessInfo.contactEmail',
      'email',
      'The email address would not reach anybody.',
      'Write it as name@example.com, or leave it empty.'
    ),
  contactPhone: ({ contactPhone }: BusinessInfo) =>
    contactPhone.trim() !== '' &&
    !isPhone(contactPhone) &&
    problem(
      'businessInfo.contactPhone',
      'phone',
      'Nobody could call this phone number.',
      'Write it as people dial it, such as +44 113 496 0142, or leave it empty.'
    )
} as const

/** True for a number that can be dialled, in the digits of any script, with an extension if need be. */
export function isPhone(text: string): boolean {
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return digits >= 3 && digits <= 24 && letters <= digits && !/[@<>{}"]/u.test(text)
}

const reachable: Rule = ({ businessInfo }) => [
  business.contactEmail(businessInfo),
  business.contactPhone(businessInfo)
]

const styleRule =
  (checkCss: CheckCss | undefined): Rule =>
  ({ customization: { customCSS } }) => {
    const checked = checkCss?.(customCSS)
    if (checked === undefined || checked.ok) return []
    return checked.problems.map(({ line, column, message, remedy }) => ({
      code: 'site.css',
      path: 'customization.customCSS',
      message: `Line ${line}, column ${column}: ${message}`,
      remedy
    }))
  }

const catalog: Rule = ({ deployment, ...site }) =>
  findConflicts({ ...site, ...deployment }).map(({ code, path, message }) => {
    // The catalog's messages end with what to do.
    const [what = message, ...todo] = message.split(/(?<=\.) (?=[A-Z])/u)
    return { code, path, message: what, remedy: todo.join(' ') || 'Choose differently here.' }
  })

const needed: Rule = ({ businessInfo, selectedFeatures, deployment, enterpriseConfig }) => [
  business.businessName(businessInfo),
  business.industry(businessInfo),
  business.description(businessInfo),
  selectedFeatures.length === 0 &&
    problem(
      'selectedFeatures',
      'features',
      'No feature is selected.',
      'Select at least one, such as contact-form.'
    ),
  enterpriseConfig.enabled &&
    enterpriseConfig.authProviders.length === 0 &&
    enterpriseConfig.database === '' &&
    problem(
      'enterpriseConfig',
      'enterprise',
      'Enterprise mode is on, but nothing is chosen for it.',
      'Choose a sign-in provider or a database, or turn enterprise mode off.'
    ),
  deployment.platforms.length === 0 &&
    problem(
      'deployment.platforms',
      'platforms',
      siteMessages.platforms,
      'Choose where the site will be hosted, such as vercel.'
    )
]

const found = (entries: readonly (Problem | false)[]): Problem[] => entries.filter((entry) => entry !== false)

/**
 * As `checkSite`, for callers that load the check of custom CSS lazily.
 * @param checkCss without it nothing is said about the custom CSS
 */
export function checkRules(site: Site, stage: CheckStage, checkCss: CheckCss | undefined): Problem[] {
  const style = styleRule(checkCss)
  const rules =
    stage === 'generate'
      ? [needed, reachable, style, catalog, checkMessageAddress, checkMessageNeeds, checkPaymentLink]
      : [reachable, style, catalog, checkMessageAddress, checkPaymentLink]
  return rules.flatMap((rule) => found(rule(site)))
}

/** The rules of the business form (spec 1 §5), checked on every change. */
export function checkBusinessInfo(info: BusinessInfo): Problem[] {
  return found(Object.values(business).map((rule) => rule(info)))
}
