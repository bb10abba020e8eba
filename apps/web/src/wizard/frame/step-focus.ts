import { createContext, useContext } from 'react'

/**
 * How often the step has changed: the title of a step takes the focus after a change, not after the page has loaded.
 */
export const StepChangeContext = createContext(0)

export function useStepChangeCount(): number {
  return useContext(StepChangeContext)
}
