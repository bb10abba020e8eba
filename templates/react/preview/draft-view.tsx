import { createContext, use, type MouseEvent } from 'react'
import { isDraft } from '../src/domain/drafts.ts'
import { Icon } from '../src/ui/controls.tsx'
import type { DraftProps } from '../src/ui/draft.tsx'
import { useSite } from '../src/ui/site-context.tsx'
import { addressesOf } from './shared/addresses.ts'
import { markMessages, type PreviewDrafts } from './shared/drafts.ts'

/** What the wizard says of drafts: which one is selected, and what a press does. */
export const PreviewDraftsContext = createContext<PreviewDrafts | null>(null)

/** Stands in for `Draft` of `src/ui/draft.tsx`: the draft that is being decided stands out. */
export function Draft({ of, mark = true, children }: DraftProps) {
  const { isSelected } = usePreviewDraft(of)
  if (!isDraft(of)) return children
  return (
    <>
      <span className={isSelected ? 'draft draft-on' : 'draft'}>{children}</span>
      {mark && <DraftMark of={of} />}
    </>
  )
}

/** Stands in for `DraftMark`: each mark is a button that leads to the decision about its draft. */
export function DraftMark({ of }: Pick<DraftProps, 'of'>) {
  const { address, isSelected, drafts } = usePreviewDraft(of)

  function press(event: MouseEvent<HTMLElement>) {
    // A mark in a summary would open or close it.
    event.preventDefault()
    event.stopPropagation()
    drafts.onPress(address, event.currentTarget)
  }
  if (!isDraft(of)) return null
  return (
    <span className="draft-mark">
      <button
        className="pencil"
        type="button"
        data-draft={address}
        aria-label={markMessages.decide(drafts.labels[address] ?? markMessages.text)}
        aria-pressed={isSelected}
        onClick={press}
      >
        <Icon name="edit" />
      </button>
    </span>
  )
}

function usePreviewDraft(of: unknown) {
  const site = useSite()
  const drafts = use(PreviewDraftsContext)
  if (drafts === null) throw new Error('A draft was drawn outside of PreviewDraftsContext.')
  const address = addressesOf(site).get(Object(of)) ?? ''
  return { address, drafts, isSelected: drafts.selected === address }
}
