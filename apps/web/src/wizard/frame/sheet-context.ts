import { createContext, useContext } from 'react'

/** Opens the preview as a sheet, on screens too narrow for the bench. */
export const SheetContext = createContext<() => void>(() => undefined)

export function useSheet(): () => void {
  return useContext(SheetContext)
}
