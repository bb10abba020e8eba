import { businessProblems, messages, validValues, type MissingField } from '@sitewright/builder'
import type { BusinessInfo } from '@sitewright/site'
import { useState } from 'react'
import { useBuilderStore, useEdition } from '../../state/builder.tsx'
import { say } from '../../state/toasts.ts'
import { StepFrame } from '../frame/step-frame.tsx'
import { BusinessForm } from './business-form.tsx'

type Key = keyof BusinessInfo

/** Names of the fields in the order of the form, as the hint lists them. */
const labels = {
  businessName: 'Business name',
  industry: 'Industry',
  targetAudience: 'Target audience',
  description: 'Description',
  location: 'Location',
  website: 'Website',
  contactEmail: 'E-mail',
  contactPhone: 'Phone',
  currentChallenges: 'Challenges',
  businessGoals: 'Goals'
} as const satisfies Record<Key, string>
const fields = Object.keys(labels) as Key[]

export function Business() {
  return <Form key={useEdition()} />
}

/** The draft holds what is typed, valid or not; the state gets what is valid, on every change. */
function Form() {
  const store = useBuilderStore()
  const [draft, setDraft] = useState(store.get().businessInfo)
  const [left, setLeft] = useState<ReadonlySet<Key>>(new Set())
  const problems = businessProblems(draft)
  const missing = fields
    .filter((key) => key in problems)
    .map((key): MissingField => ({ step: 'business', field: `businessInfo.${key}`, label: labels[key] }))
  const change = (part: Partial<BusinessInfo>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    store.dispatch({ type: 'mergeBusinessInfo', businessInfo: validValues(next) })
  }
  return (
    <StepFrame
      title="Tell us about the business"
      lead="Write it the way you would say it to a neighbour. Every word you type shows up in the preview as you type it."
      missing={missing}
      onContinue={() => {
        say(messages.businessSaved)
        store.dispatch({ type: 'setStep', step: store.get().returnStep ?? 1 })
      }}
    >
      <BusinessForm
        draft={draft}
        problemOf={(key) => (left.has(key) || draft[key] !== '' ? problems[key] : undefined)}
        onChange={change}
        onLeave={(key) => setLeft(new Set(left).add(key))}
      />
    </StepFrame>
  )
}
