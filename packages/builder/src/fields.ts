import {
  checkMessageNeeds,
  checkRules,
  readField,
  writeField,
  type CheckCss,
  type Problem,
  type Site,
  type TextField
} from '@sitewright/site'
import type { StepId } from './steps.ts'
import type { TypedItems } from './typed-items.ts'

/** Invalid texts as they were typed, by field; the site keeps the last valid one. */
export type TypedTexts = Readonly<Partial<Record<TextField, string>>>

/** The site, and the typed texts that are invalid in it. */
export interface FormState {
  readonly site: Site
  readonly typed?: TypedTexts
  /** Invalid texts of the lists of the first step. */
  readonly typedItems?: TypedItems
  /** Validator of custom CSS; until it is loaded, a site's own CSS counts as valid, and typed CSS is not accepted. */
  readonly checkCss?: CheckCss | undefined
}

interface FieldPlace {
  readonly step: StepId
  readonly label: string
}

/** Step, tab and label of each field of the wizard; its key is the id of its control. */
export const fieldPlaces = {
  'businessInfo.businessName': { step: 'business', label: 'Business name' },
  'businessInfo.industry': { step: 'business', label: 'Industry' },
  'businessInfo.targetAudience': { step: 'business', label: 'Target audience' },
  'businessInfo.description': { step: 'business', label: 'Description' },
  'businessInfo.location': { step: 'business', label: 'Location' },
  'businessInfo.website': { step: 'business', label: 'Website' },
  'businessInfo.contactEmail': { step: 'business', label: 'E-mail' },
  'businessInfo.contactPhone': { step: 'business', label: 'Phone' },
  'businessInfo.currentChallenges': { step: 'business', label: 'Challenges' },
  'businessInfo.businessGoals': { step: 'business', label: 'Goals' },
  aiRecommendations: { step: 'analysis', label: 'AI analysis' },
  selectedFramework: { step: 'framework', label: 'Framework' },
  typescript: { step: 'framework', label: 'TypeScript' },
  selectedFeatures: { step: 'features', label: 'At least one feature' },
  'deployment.paymentLink': { step: 'features', label: 'Payment link' },
  'enterpriseConfig.authProviders': { step: 'enterprise', label: 'A sign-in provider or a database' },
  'customization.colorScheme': { step: 'customize', label: 'Color scheme' },
  'customization.primaryColor': { step: 'customize', label: 'Primary colour' },
  'customization.secondaryColor': { step: 'customize', label: 'Secondary colour' },
  'customization.customCSS': { step: 'customize', label: 'Custom CSS' },
  'deployment.platforms': { step: 'deployment', label: 'Hosting platform' },
  'deployment.cicd': { step: 'deployment', label: 'CI/CD service' },
  'deployment.analytics': { step: 'deployment', label: 'Analytics' },
  'deployment.domain': { step: 'deployment', label: 'Domain' },
  'deployment.basePath': { step: 'deployment', label: 'Base path' },
  'deployment.messages.way': { step: 'deployment', label: 'Messages' },
  'deployment.messages.address': { step: 'deployment', label: 'Address for messages' },
  'deployment.messages.accessKey': { step: 'deployment', label: 'Access key for messages' }
} as const satisfies Record<TextField, FieldPlace> & Record<string, FieldPlace>

/** A field of the wizard, by its key in the site document. */
export type FieldId = keyof typeof fieldPlaces

/** A problem at a field, with its place in the wizard. */
export interface FieldProblem extends Problem, FieldPlace {
  readonly field: FieldId
}

function isField(path: string): path is FieldId {
  return Object.hasOwn(fieldPlaces, path)
}

/** Maps a path of the document to its field: `deployment.analytics[1]` is of `deployment.analytics`. */
function fieldAt(path: string): FieldId | undefined {
  const whole = path.replace(/\[.*$/, '')
  return isField(whole) ? whole : undefined
}

/** Labels of the parts of the document that are not fields. */
const partNames: Readonly<Record<string, string>> = {
  businessInfo: 'Business information',
  aiRecommendations: 'AI analysis',
  selectedFeatures: 'Features',
  customization: 'Design',
  deployment: 'Deployment',
  enterpriseConfig: 'Enterprise configuration',
  content: 'Your own texts',
  projectHistory: 'History'
}

/** The label of the part of the document at a path. */
export function partName(path: string): string {
  const field = fieldAt(path)
  if (field !== undefined && field !== 'selectedFeatures') return fieldPlaces[field].label
  const [section = ''] = path.split(/[.[]/)
  return partNames[section] ?? 'An entry that this version does not know'
}

function problemAt(problem: Problem): FieldProblem[] {
  const field = fieldAt(problem.path)
  return field === undefined ? [] : [{ ...problem, ...fieldPlaces[field], field }]
}

/** The text of a field: as it was typed where that is invalid. */
export function textOfField(answers: FormState, field: TextField): string {
  return answers.typed?.[field] ?? readField(answers.site, field)
}

/** The choice that requires an optional field. */
const askedFor = {
  'deployment.paymentLink': (site) => site.selectedFeatures.includes('payments'),
  'deployment.basePath': (site) => site.deployment.platforms.includes('github')
} as const satisfies Partial<Record<TextField, (site: Site) => boolean>>

/**
 * Whether an optional field is shown. With a text in it it stays, also once its choice is revoked: an error that blocks
 * the wizard needs its field.
 */
export function isFieldShown(answers: FormState, field: keyof typeof askedFor): boolean {
  return askedFor[field](answers.site) || textOfField(answers, field) !== ''
}

/** Whether a state has custom CSS, valid or not, so that its validator must be loaded. */
export function hasCustomCss(answers: FormState): boolean {
  return textOfField(answers, 'customization.customCSS') !== '' || answers.site.customization.customCSS !== ''
}

/** The problem of a field's text; undefined where it is valid. */
export function problemOfText(answers: FormState, field: TextField): FieldProblem | undefined {
  const written = writeField(answers.site, field, textOfField(answers, field), answers.checkCss)
  return written.ok ? undefined : written.problems.flatMap(problemAt)[0]
}

const order = Object.keys(fieldPlaces)

/**
 * All errors of the wizard, in the order of its fields: invalid texts, conflicting choices, and an incomplete message
 * delivery. Missing fields are in `missingFields`.
 */
export function fieldProblems(answers: FormState): readonly FieldProblem[] {
  const known = found.get(answers)
  if (known !== undefined) return known
  const problems = problemsIn(answers)
  found.set(answers, problems)
  return problems
}

/** Memoized by state, since many parts of a page read it. */
const found = new WeakMap<FormState, readonly FieldProblem[]>()

function problemsIn(answers: FormState): readonly FieldProblem[] {
  const typed = Object.keys(answers.typed ?? {}) as TextField[]
  const texts = typed.flatMap((field) => problemOfText(answers, field) ?? [])
  const needs = checkMessageNeeds(answers.site).filter((each) => each !== false)
  const written = [...checkRules(answers.site, 'draft', answers.checkCss), ...needs]
    .flatMap(problemAt)
    .filter(({ field }) => !typed.some((each) => each === field))
  return [...texts, ...written].sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field))
}

/** The first problem of a field that is no text, such as a service that the chosen platforms exclude. */
export function problemOfField(answers: FormState, field: FieldId): FieldProblem | undefined {
  return fieldProblems(answers).find((problem) => problem.field === field)
}
