import { messages, missingInForm } from '@sitewright/builder'
import { useAnswers, useBuilderStore, useReplaceCount } from '../../builder/builder-context.tsx'
import { StepFrame } from '../frame/step-frame.tsx'
import { BusinessForm } from './business-form.tsx'
import { toast } from '../../ui/toast.ts'

/** Step 0, the business (spec 1 §2). */
export function Business() {
  const store = useBuilderStore()
  return (
    <StepFrame
      title="Tell us about the business"
      lead="Write it the way you would say it to a neighbour. Every word you type shows up in the preview as you type it."
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
