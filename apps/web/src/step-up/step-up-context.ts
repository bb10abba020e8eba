import { createContext, use } from 'react'
import { useStore } from '../lib/use-store.ts'
import type { StepUp, StepUpState } from '../requests/step-up.ts'

/** The step-up of the page; its query client waits for it, its dialogs show it. */
export const StepUpContext = createContext<StepUp | undefined>(undefined)

export function useStepUp(): { stepUp: StepUp; state: StepUpState } {
  const stepUp = use(StepUpContext)
  if (stepUp === undefined) throw new Error('useStepUp must be used within a StepUpContext')
  return { stepUp, state: useStore(stepUp) }
}
