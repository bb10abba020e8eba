import { messages, missingInForm } from '@sitewright/builder'
import { useAnswers, useBuilderStore, useReplaceCount } from '../../builder/builder-context.tsx'
import { StepFrame } from '../frame/step-frame.tsx'
import { BusinessForm } from './business-form.tsx'
import { toast } from '../../ui/toast.ts'
import { businessMessages } from './messages.ts'

/** Step 0, the business (spec 1 §2). */
export function Business() {
  const store = useBuilderStore()
  return (
    <StepFrame
      title={businessMessages.title}
      lead={businessMessages.lead}
      missing={missingInForm(useAnswers())}
      onContinue={() => {
        toast({ tone: 'success', text: messages.businessSaved })
        store.dispatch({ type: 'setStep', step: store.get().returnStep ?? 1 })
      }}
    >
      <BusinessForm key={useReplaceCount()} />
    </StepFrame>
  )
}
