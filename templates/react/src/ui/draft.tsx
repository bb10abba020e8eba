import { createContext, use, type ComponentType, type ReactNode } from 'react'
import { isDraft } from '../domain/drafts.ts'
import { draftMessages } from '../domain/messages.ts'
import '../styles/banners.css'
import { Icon } from './controls.tsx'

/** How drafts are drawn: their words, and the pencil that marks them. */
export interface DraftView {
  Words: ComponentType<{ of: unknown; children: ReactNode }>
  Pencil: ComponentType<{ of: unknown }>
}

export const DraftViewContext = createContext<DraftView>({ Words: DottedWords, Pencil })

interface DraftProps {
  /** What is shown: a text, lines, a group, a question. Without a draft's mark in it, nothing is added. */
  of: unknown
  /** Draws the pencil as well; without it, a DraftMark has to stand near. @default true */
  mark?: boolean
  children: ReactNode
}

/** Text that may be a draft: then it is underlined with dots and ends in a pencil. */
export function Draft({ of, mark = true, children }: DraftProps) {
  const { Words } = use(DraftViewContext)
  if (!isDraft(of)) return children
  return (
    <>
      <Words of={of}>{children}</Words>
      {mark && <DraftMark of={of} />}
    </>
  )
}

/** The pencil alone, for words that stand in a link or a button of their own. */
export function DraftMark({ of }: { of: unknown }) {
  const view = use(DraftViewContext)
  if (!isDraft(of)) return null
  return (
    <span className="draft-mark">
      <view.Pencil of={of} />
    </span>
  )
}

function DottedWords({ children }: { children: ReactNode }) {
  return <span className="draft">{children}</span>
}

function Pencil() {
  return (
    <span className="pencil" role="img" tabIndex={-1} aria-label={draftMessages.draft}>
      <Icon name="edit" />
    </span>
  )
}
