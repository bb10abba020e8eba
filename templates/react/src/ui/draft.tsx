import type { ReactNode } from 'react'
import { isDraft } from '../domain/drafts.ts'
import { draftMessages } from '../domain/messages.ts'
import '../styles/banners.css'
import { Icon } from './controls.tsx'

export interface DraftProps {
  /** What is shown: a text, lines, a group, a question. Without a draft's mark in it, nothing is added. */
  of: unknown
  /** Draws the pencil as well; without it, a DraftMark has to stand near. @default true */
  mark?: boolean
  children: ReactNode
}

/** Text that may be a draft: then it is underlined with dots and ends in a pencil. */
export function Draft({ of, mark = true, children }: DraftProps) {
  if (!isDraft(of)) return children
  return (
    <>
      <span className="draft">{children}</span>
      {mark && <DraftMark of={of} />}
    </>
  )
}

/** The pencil alone, for words that stand in a link or a button of their own. */
export function DraftMark({ of }: Pick<DraftProps, 'of'>) {
  if (!isDraft(of)) return null
  return (
    <span className="draft-mark">
      <span className="pencil" role="img" tabIndex={-1} aria-label={draftMessages.draft}>
        <Icon name="edit" />
      </span>
    </span>
  )
}
