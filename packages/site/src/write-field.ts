import type { Customization, BusinessInfo, Deployment, Site } from './site.ts'
import * as z from 'zod/mini'
import { checkBusinessInfo } from './check-rules.ts'
import { checkPaymentLink } from './check-messages.ts'
import type { CheckCss } from './css/problem.ts'
import { siteProblems, siteMessages } from './messages.ts'
import { extractDomain } from './parse/web-address.ts'
import { basePath, choiceOf, color, domain, line, listOf, text, website } from './parse/fields.ts'
import { toProblems } from './parse/problems.ts'
import { cleanText } from './parse/text.ts'
import type { Problem } from './problem.ts'
import { audiences, industryIds } from '@sitewright/catalog'

const schemas = {
  'businessInfo.businessName': line,
  'businessInfo.industry': choiceOf(['', ...industryIds]),
  'businessInfo.description': text,
  'businessInfo.targetAudience': choiceOf(['', ...audiences]),
  'businessInfo.location': line,
  'businessInfo.website': website,
  'businessInfo.contactEmail': line.check(z.overwrite((value) => value.trim())),
  'businessInfo.contactPhone': line,
  'businessInfo.currentChallenges': listOf(text),
  'businessInfo.businessGoals': listOf(text),
  'deployment.domain': domain,
  'deployment.paymentLink': line.check(z.overwrite((value) => value.trim())),
  'deployment.basePath': basePath,
  'customization.primaryColor': color,
  'customization.secondaryColor': color,
  'customization.customCSS': text
} as const satisfies Partial<
  Record<
    | `businessInfo.${keyof BusinessInfo}`
    | `deployment.${keyof Deployment}`
    | `customization.${keyof Customization}`,
    z.ZodMiniType
  >
>

/** The key of a text field of the site document. */
export type TextField = keyof typeof schemas

/** The keys of all text fields. */
export const textFields = Object.keys(schemas) as TextField[]

/** The site with the text in it, or why the text cannot stand there. */
export type WriteOutcome =
  | {
      readonly ok: true
      readonly site: Site
      /** The normalized text, where it differs from the typed one. */
      readonly notice?: string
    }
  | { readonly ok: false; readonly problems: readonly Problem[] }

type Part = Readonly<Record<string, unknown>>

function splitField(field: TextField): [section: string, key: string] {
  const cut = field.indexOf('.')
  return [field.slice(0, cut), field.slice(cut + 1)]
}

function valueIn(site: Site, field: TextField): unknown {
  const [section, key] = splitField(field)
  return (site as unknown as Record<string, Part>)[section]?.[key]
}

/** The text of a field; a list has one item a line. */
export function readField(site: Site, field: TextField): string {
  const value = valueIn(site, field)
  if (Array.isArray(value)) return value.join('\n')
  return typeof value === 'string' ? value : ''
}

const toLines = (typed: string): string[] =>
  typed
    .split('\n')
    .map((each) => each.trim())
    .filter((each) => each !== '')

/** Validation rules beyond the schema of a value: those of the business form, and that custom CSS is safe in a page. */
function rulesBroken(site: Site, field: TextField, checkCss: CheckCss | undefined): Problem[] {
  if (field === 'customization.customCSS') {
    const { customCSS } = site.customization
    if (customCSS === '') return []
    const checked = checkCss?.(customCSS)
    if (checked === undefined) return [{ ...siteProblems.cssUnchecked(), path: field }]
    return checked.ok ? [] : [{ ...siteProblems.css(checked.problems.length), path: field }]
  }
  return [...checkBusinessInfo(site.businessInfo), ...checkPaymentLink(site)].filter(
    ({ path }) => path === field
  )
}

/**
 * Writes a typed text into a site. Where it breaks a rule the site is left as it is, so that `parseSite` accepts
 * every document. The name is taken from an address that stands in the place of a domain.
 * @param checkCss without it custom CSS is refused as not checked
 */
export function writeField(
  site: Site,
  field: TextField,
  typed: string,
  checkCss: CheckCss | undefined
): WriteOutcome {
  const clean = cleanText(typed)
  const named = field === 'deployment.domain' ? extractDomain(clean) : undefined
  const list = Array.isArray(valueIn(site, field))
  const input = named ?? (list ? toLines(clean) : clean)
  const parsed = z.safeParse(schemas[field], input)
  if (!parsed.success) {
    const problems = toProblems(parsed.error.issues, input, () => [])
    return { ok: false, problems: problems.map((problem) => ({ ...problem, path: field })) }
  }
  const [section, key] = splitField(field)
  const before = (site as unknown as Record<string, Part>)[section]
  const written = { ...site, [section]: { ...before, [key]: parsed.data } } as Site
  const problems = rulesBroken(written, field, checkCss)
  if (problems.length > 0) return { ok: false, problems }
  return named === undefined
    ? { ok: true, site: written }
    : { ok: true, site: written, notice: siteMessages.domainTaken(named) }
}
