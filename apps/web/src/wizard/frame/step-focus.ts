import { createContext, useContext } from 'react'

/** How often the wizard has changed its step: a step that was moved to takes the focus, the first one does not. */
export const StepChangeContext = createContext(0)

export function useStepChangeCount(): number {
  return useContext(StepChangeContext)
}
