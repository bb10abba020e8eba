import {
  firstIncomplete,
  stepAt,
  stepIndex,
  steps,
  type BuilderState,
  type StepId
} from '@sitewright/builder'
import { useEffect, useRef } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useBuilder, useBuilderStore } from '../../builder/builder-context.tsx'
import { frameMessages } from './messages.ts'
import { toast } from '../../ui/toast.ts'

function isStep(text: string | undefined): text is StepId {
  return steps.some(({ id }) => id === text)
}

const stepLabel = (id: StepId): string => stepAt(stepIndex(id)).label

/** Why the step of a URL is not shown. */
function closedStepMessage(state: BuilderState, named: string): string {
  if (state.isGenerating) return frameMessages.generating
  if (!isStep(named)) return frameMessages.noSuchStep
  const first = firstIncomplete(state)
  const before = stepIndex(first) < stepIndex(named) ? first : stepAt(state.currentStep).id
  return frameMessages.notOpenYet(stepLabel(named), stepLabel(before))
}

/**
 * Syncs the URL and the step. A new URL opens its step, where that may be opened; a step that an action chose changes
 * the URL. Whichever changed last leads.
 */
export function useStepAddress(): StepId {
  const store = useBuilderStore()
  const { step: named } = useParams()
  const currentStep = useBuilder((state) => state.currentStep)
  const navigate = useNavigate()
  const seen = useRef<string | undefined>(undefined)
  const first = useRef(true)

  useEffect(() => {
    const arrived = first.current || seen.current !== named
    const replace = arrived
    first.current = false
    seen.current = named
    if (arrived && isStep(named)) store.dispatch({ type: 'setStep', step: stepIndex(named) })
    // Reads the store, not the rendered step: an effect that runs twice must not lead back.
    const { id } = stepAt(store.get().currentStep)
    if (id === named) return
    if (arrived && named !== undefined) toast({ tone: 'info', text: closedStepMessage(store.get(), named) })
    seen.current = id
    void navigate(`/builder/${id}`, { replace })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the step is what it follows
  }, [named, currentStep, store, navigate])

  return stepAt(currentStep).id
}
