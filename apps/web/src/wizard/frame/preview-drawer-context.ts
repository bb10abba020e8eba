import { createContext, useContext } from 'react'

/** Opens the preview drawer, on screens too narrow for the preview pane. */
export const PreviewDrawerContext = createContext<() => void>(() => undefined)

export function useOpenPreviewDrawer(): () => void {
  return useContext(PreviewDrawerContext)
}
