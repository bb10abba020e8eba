import { hosts, type FeatureId, type Host } from '@sitewright/catalog'
import { findStaleAdvice } from '../advice/stale-advice.ts'
import { leftOutFeatures } from '../launch/left-out.ts'
import { missingFields } from '../completeness.ts'
import { fieldPlaces, fieldProblems, type FormState, type FieldId } from '../fields.ts'
import { steps, type StepId } from '../steps.ts'
import { isItemField, type ItemFieldAddress } from '../typed-items.ts'
import { reviewMessages as words } from './messages.ts'

/** A row of the review: what, why, and a link to the field. */
export interface ReviewRow {
  readonly kind: ReviewKind
  readonly what: string
  readonly why: string
  readonly link: { readonly label: string; readonly step: StepId; readonly field: FieldId | ItemFieldAddress }
}

type Found = Omit<ReviewRow, 'kind'>
type Rule = (answers: FormState) => readonly Found[]

const link = (label: string, field: FieldId | ItemFieldAddress): Found['link'] => ({
  label,
  step: isItemField(field) ? 'business' : fieldPlaces[field].step,
  field
})

const lacks = ({ site }: FormState, ids: readonly FeatureId[]): boolean =>
  !ids.some((id) => site.selectedFeatures.includes(id))

/** Rules that block generation, by kind. */
const stops = {
  missing: (answers) =>
    steps
      .flatMap(({ id }) => missingFields(answers, id))
      .filter(({ wrong }) => wrong === undefined)
      .map(({ field, label }) => ({
        what: words.missing(label),
        why: words.missingWhy,
        link: link(words.add(label), field)
      })),
  wrong: (answers) =>
    fieldProblems(answers).map(({ field, label, message, remedy }) => ({
      what: message.replace(/\.$/, ''),
      why: remedy,
      link: link(words.correct(label), field)
    })),
  unread: ({ typedItems = {} }) =>
    Object.entries(typedItems).map(([address, { label, text }]) => ({
      what: words.unread(label),
      why: words.unreadWhy(text),
      link: link(words.correct(label), address as ItemFieldAddress)
    }))
} as const satisfies Record<string, Rule>

/** Rules that only advise, by kind; they never block generation. */
const notes = {
  'older-advice': (answers) => {
    const older = findStaleAdvice(answers.site)
    if (older === undefined) return []
    const { madeFor } = older
    const was = madeFor.businessName.trim()
    const { businessName } = answers.site.businessInfo
    return [
      {
        what: words.olderAdvice(was),
        why: words.olderAdviceWhy(was === businessName.trim() ? '' : businessName),
        link: link(words.renew, 'aiRecommendations')
      }
    ]
  },
  unreachable: ({ site: { businessInfo } }) =>
    businessInfo.contactEmail.trim() === '' && businessInfo.contactPhone.trim() === ''
      ? [
          {
            what: words.unreachable,
            why: words.unreachableWhy,
            link: link(words.addContact, 'businessInfo.contactPhone')
          }
        ]
      : [],
  'no-form': (answers) =>
    lacks(answers, ['contact-form', 'booking'])
      ? [{ what: words.noForm, why: words.noFormWhy, link: link(words.addForm, 'selectedFeatures') }]
      : [],
  'unsent-form': (answers) =>
    !lacks(answers, ['contact-form', 'booking']) && answers.site.deployment.messages.way === 'call'
      ? [
          {
            what: words.unsentForm,
            why: words.unsentFormWhy,
            link: link(words.chooseDelivery, 'deployment.messages.way')
          }
        ]
      : [],
  'left-out': ({ site }) =>
    leftOutFeatures(site).map(({ name, why, remedy, field }) => ({
      what: words.leftOut(name),
      why: `${why} ${remedy}`,
      link: link(field === 'deployment.paymentLink' ? words.addPaymentLink : words.chooseDelivery, field)
    })),
  'host-terms': ({ site }) =>
    site.deployment.platforms.flatMap((id) => {
      const { name, terms }: Host = hosts[id]
      return terms === undefined
        ? []
        : [{ what: words.hostTerms(name), why: terms, link: link(words.otherHost, 'deployment.platforms') }]
    }),
  'no-domain': ({ site }) =>
    site.deployment.domain.trim() === ''
      ? [{ what: words.noDomain, why: words.noDomainWhy, link: link(words.addDomain, 'deployment.domain') }]
      : [],
  'documents-only': ({ site: { enterpriseConfig } }) =>
    enterpriseConfig.enabled
      ? [
          {
            what: words.documentsOnly,
            why: words.documentsOnlyWhy,
            link: link(words.changeEnterprise, 'enterpriseConfig.authProviders')
          }
        ]
      : []
} as const satisfies Record<string, Rule>

/** The kinds of rows. A new one is a rule in `stops` or `notes`, and its messages in messages.ts. */
export type ReviewKind = keyof typeof stops | keyof typeof notes

/** The two lists of the review. */
export interface Review {
  /** Generate is disabled until they are fixed. */
  readonly blockers: readonly ReviewRow[]
  readonly notes: readonly ReviewRow[]
}

function rowsOf(rules: Readonly<Record<string, Rule>>, answers: FormState): ReviewRow[] {
  return Object.entries(rules).flatMap(([kind, rule]) =>
    rule(answers).map((found) => ({ kind: kind as ReviewKind, ...found }))
  )
}

/** Blockers and hints before a project is generated. */
export function reviewOf(answers: FormState): Review {
  return { blockers: rowsOf(stops, answers), notes: rowsOf(notes, answers) }
}
