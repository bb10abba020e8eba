import { businessProblems, messages, validValues, type MissingField } from '@sitewright/builder'
import type { BusinessInfo } from '@sitewright/site'
import { useState } from 'react'
import { useBuilderStore, useEdition } from '../../state/builder.tsx'
import { say } from '../../state/toasts.ts'
import { StepFrame } from '../frame/step-frame.tsx'
import { BusinessForm } from './business-form.tsx'

type Key = keyof BusinessInfo

/** Names of the fields that can be wrong, as the hint lists them. */
const labels: Partial<Record<Key, string>> = {
  businessName: 'Business name',
  industry: 'Industry',
  targetAudience: 'Target audience',
  description: 'Description',
  website: 'Website',
  contactEmail: 'E-mail'
}

export function Business() {
  return <Form key={useEdition()} />
}

/** The draft holds what is typed, valid or not; the state gets what is valid, on every change. */
function Form() {
  const store = useBuilderStore()
  const [draft, setDraft] = useState(store.get().businessInfo)
  const [left, setLeft] = useState<ReadonlySet<Key>>(new Set())
  const problems = businessProblems(draft)
  const missing = (Object.keys(problems) as Key[]).map((key): MissingField => ({
    step: 'business',
    field: `businessInfo.${key}`,
    label: labels[key] ?? key
  }))
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
