import { analyticsServices, isReserved, messageWays, monitoringServices } from '@sitewright/catalog'
import type { Site } from '@sitewright/site'
import { fieldPlaces, type FieldId } from '../fields.ts'
import { reviewOf, type ReviewKind, type ReviewRow } from '../review/review.ts'
import { openPointMessages as words } from './open-point-messages.ts'

/** What is open before a finished site is uploaded: what it is, why, and a link to the field. */
export type OpenPoint = Omit<ReviewRow, 'kind'>

/** What a finished site still lacks, and what is left out of it. `draftsOf` lists the drafts, which it leaves out too. */
export interface OpenPoints {
  readonly missing: readonly OpenPoint[]
  readonly leftOut: readonly OpenPoint[]
}

/** The notes of the review that are about a site that goes online. */
const missingKinds: readonly ReviewKind[] = ['unreachable', 'unsent-form', 'no-domain']
const leftOutKinds: readonly ReviewKind[] = ['left-out']

type Rule = (site: Site) => readonly OpenPoint[]

const point = (what: string, why: string, label: string, field: FieldId): OpenPoint => ({
  what,
  why,
  link: { label, step: fieldPlaces[field].step, field }
})

/** What only matters where a site is uploaded as it is. */
const missingHere: readonly Rule[] = [
  ({ businessInfo: { contactEmail } }) =>
    isReserved(contactEmail)
      ? [
          point(
            words.exampleEmail(contactEmail),
            words.exampleEmailWhy,
            words.correctEmail,
            'businessInfo.contactEmail'
          )
        ]
      : [],
  ({ deployment: { messages } }) => {
    const row = messageRows[messages.way]
    return row === undefined
      ? []
      : [point(row.what, row.why, words.chooseDelivery, 'deployment.messages.way')]
  },
  ({ deployment: { basePath } }) =>
    basePath === ''
      ? []
      : [point(words.folder(basePath), words.folderWhy, words.changeFolder, 'deployment.basePath')]
]

/** Deliveries that need more than the files of the site. */
const messageRows: Partial<Readonly<Record<keyof typeof messageWays, { what: string; why: string }>>> = {
  function: { what: words.noFunction, why: words.noFunctionWhy },
  netlify: { what: words.netlifyOnly, why: words.netlifyOnlyWhy },
  php: { what: words.phpOnly, why: words.phpOnlyWhy }
}

const leftOutHere: readonly Rule[] = [
  ({ deployment: { analytics, monitoring } }) => {
    const names = [
      ...analytics.map((id) => analyticsServices[id].name),
      ...monitoring.map((id) => monitoringServices[id].name)
    ]
    return names.length === 0
      ? []
      : [point(words.noKey(names), words.noKeyWhy, words.lookAtAnalytics, 'deployment.analytics')]
  }
]

/** Gathers what is missing and what is left out of the finished site of some answers. */
export function openPointsOf(site: Site): OpenPoints {
  const { notes } = reviewOf({ site })
  const ofReview = (kinds: readonly ReviewKind[]): OpenPoint[] =>
    notes.flatMap(({ kind, ...row }) => (kinds.includes(kind) ? [row] : []))
  return {
    missing: [...ofReview(missingKinds), ...missingHere.flatMap((rule) => rule(site))],
    leftOut: [...ofReview(leftOutKinds), ...leftOutHere.flatMap((rule) => rule(site))]
  }
}
