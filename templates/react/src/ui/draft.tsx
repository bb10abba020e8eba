import { createContext, use, type MouseEvent, type ReactNode } from 'react'
import { isDraft } from '../domain/drafts.ts'
import { draftMessages } from '../domain/messages.ts'
import '../styles/banners.css'
import { Icon } from './controls.tsx'
import { useDrafts } from './site-context.tsx'

interface DraftProps {
  /** What is shown: a text, lines, a group, a question. Without a draft's mark in it, nothing is added. */
  of: unknown
  /** Draws the pencil as well; without it, a DraftMark has to stand near. @default true */
  mark?: boolean
  children: ReactNode
}

/** Text that may be a draft: then it is underlined with dots and ends in a pencil. */
export function Draft({ of, mark = true, children }: DraftProps) {
  const { address, selected } = useDraft(of)
  if (address === undefined) return children
  return (
    <>
      <span className={selected ? 'draft draft-on' : 'draft'}>{children}</span>
      {mark && <DraftMark of={of} />}
    </>
  )
}

/** The pencil alone, for words that stand in a link or a button of their own. */
export function DraftMark({ of }: { of: unknown }) {
  const view = useDraftView()
  const { address, selected } = useDraft(of)
  if (address === undefined) return null
  if (view.mode === 'built')
    return (
      <span className="draft-mark">
        <span className="pencil" role="img" tabIndex={-1} aria-label={draftMessages.draft}>
          <Icon name="edit" />
        </span>
      </span>
    )

  function press(event: MouseEvent<HTMLElement>) {
    // A mark in a summary would open or close it.
    event.preventDefault()
    event.stopPropagation()
    if (view.mode === 'preview' && address !== undefined) view.onPress(address, event.currentTarget)
  }
  return (
    <span className="draft-mark">
      <button
        className="pencil"
        type="button"
        data-draft={address}
        aria-label={draftMessages.decide(view.labels[address] ?? draftMessages.text)}
        aria-pressed={selected}
        onClick={press}
      >
        <Icon name="edit" />
      </button>
    </span>
  )
}

function useDraft(of: unknown): { address?: string; selected: boolean } {
  const drafts = useDrafts()
  const view = useDraftView()
  const address = isDraft(of) ? drafts.get(Object(of)) : undefined
  return { address, selected: view.mode === 'preview' && address !== undefined && view.selected === address }
}

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
