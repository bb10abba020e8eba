import { createContext, useContext } from 'react'

/** Opens the preview as a sheet, on screens too narrow for the bench. */
export const PreviewDrawerContext = createContext<() => void>(() => undefined)

export function useOpenPreviewDrawer(): () => void {
  return useContext(PreviewDrawerContext)
}
