import { createContext, use } from 'react'

/** How drafts are marked: a built site says what they are; in the preview each mark leads to its decision. */
export type DraftView =
  | { mode: 'built' }
  | {
      mode: 'preview'
      /** Label of each draft, by its address: 'opening hours'. */
      labels: Readonly<Record<string, string>>
      /** Address of the draft that is being decided. */
      selected: string | null
      onPress: (address: string, mark: HTMLElement) => void
    }

const DraftViewContext = createContext<DraftView>({ mode: 'built' })
export const DraftViewProvider = DraftViewContext

export function useDraftView(): DraftView {
  return use(DraftViewContext)
}
