import { createContext, use, type MouseEvent, type ReactNode } from 'react'
import { draftMessages } from '../src/domain/messages.ts'
import type { DraftView } from '../src/ui/draft.tsx'
import { Icon } from '../src/ui/controls.tsx'
import { useSite } from '../src/ui/site-context.tsx'
import { addressesOf } from './shared/addresses.ts'
import type { PreviewDrafts } from './shared/drafts.ts'

/** What the wizard says of drafts: which one is selected, and what a press does. */
export const PreviewDraftsContext = createContext<PreviewDrafts | null>(null)

/** Each mark is a button that leads to the decision about its draft. */
export const previewDraftView: DraftView = { Words: DraftWords, Pencil: DraftButton }

function DraftWords({ of, children }: { of: unknown; children: ReactNode }) {
  const { isSelected } = usePreviewDraft(of)
  return <span className={isSelected ? 'draft draft-on' : 'draft'}>{children}</span>
}

function DraftButton({ of }: { of: unknown }) {
  const { address, isSelected, drafts } = usePreviewDraft(of)

  function press(event: MouseEvent<HTMLElement>) {
    // A mark in a summary would open or close it.
    event.preventDefault()
    event.stopPropagation()
    drafts.onPress(address, event.currentTarget)
  }
  return (
    <button
      className="pencil"
      type="button"
      data-draft={address}
      aria-label={draftMessages.decide(drafts.labels[address] ?? draftMessages.text)}
      aria-pressed={isSelected}
      onClick={press}
    >
      <Icon name="edit" />
    </button>
  )
}

function usePreviewDraft(of: unknown) {
  const site = useSite()
  const drafts = use(PreviewDraftsContext)
  if (drafts === null) throw new Error('A draft was drawn outside of PreviewDraftsContext.')
  const address = addressesOf(site).get(Object(of)) ?? ''
  return { address, drafts, isSelected: drafts.selected === address }
}
