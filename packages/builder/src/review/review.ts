import type { FeatureId } from '@sitewright/catalog'
import { olderAdvice } from '../advice/age.ts'
import { missingFields } from '../completeness.ts'
import { fieldPlaces, fieldProblems, type Answers, type FieldId } from '../fields.ts'
import { steps, type StepId } from '../steps.ts'
import { reviewMessages as words } from './messages.ts'

/** A line of the review's lists: what, why, and the way to it. */
export interface ReviewRow {
  readonly kind: ReviewKind
  readonly what: string
  readonly why: string
  readonly link: { readonly label: string; readonly step: StepId; readonly field: FieldId }
}

type Found = Omit<ReviewRow, 'kind'>
type Rule = (answers: Answers) => readonly Found[]

const link = (label: string, field: FieldId): Found['link'] => ({
  label,
  step: fieldPlaces[field].step,
  field
})

const lacks = ({ selectedFeatures }: Answers, ids: readonly FeatureId[]): boolean =>
  !ids.some((id) => selectedFeatures.includes(id))

/** What keeps a project from being generated, by kind. */
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
    }))
} as const satisfies Record<string, Rule>

/** What an owner had better know, by kind; it never keeps a project from being generated. */
const notes = {
  'older-advice': (answers) => {
    const older = olderAdvice(answers)
    if (older === undefined) return []
    const { madeFor } = older
    const was = madeFor.businessName.trim()
    const { businessName } = answers.businessInfo
    return [
      {
        what: words.olderAdvice(was),
        why: words.olderAdviceWhy(was === businessName.trim() ? '' : businessName),
        link: link(words.renew, 'aiRecommendations')
      }
    ]
  },
  unreachable: ({ businessInfo: { contactEmail, contactPhone } }) =>
    contactEmail.trim() === '' && contactPhone.trim() === ''
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
      : []
} as const satisfies Record<string, Rule>

/** The kinds of lines. Another one is a rule in `stops` or `notes`, and its words in messages.ts. */
export type ReviewKind = keyof typeof stops | keyof typeof notes

/** The two lists of the review. */
export interface Review {
  /** Shut Generate until they are put right. */
  readonly stops: readonly ReviewRow[]
  readonly notes: readonly ReviewRow[]
}

function rowsOf(rules: Readonly<Record<string, Rule>>, answers: Answers): ReviewRow[] {
  return Object.entries(rules).flatMap(([kind, rule]) =>
    rule(answers).map((found) => ({ kind: kind as ReviewKind, ...found }))
  )
}

/** What stops a project, and what is good to know before it is generated. */
export function reviewOf(answers: Answers): Review {
  return { stops: rowsOf(stops, answers), notes: rowsOf(notes, answers) }
}
