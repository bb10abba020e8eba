import '../styles/ui/draft.css'
import '../styles/ui/notice.css'
import type { ReactNode } from 'react'
import { formMessages } from '../domain/messages.ts'
import { Icon } from './icon.tsx'

/** The pencil of drafts, as a picture. */
export function Pencil() {
  return (
    <span className="draft-sign" aria-hidden="true">
      <span className="pencil">
        <Icon name="edit" />
      </span>
    </span>
  )
}

/** Stands above a form that only tries itself out: what is entered goes nowhere. */
export function TrialNotice({
  title = formMessages.trialTitle,
  children = formMessages.trial
}: {
  title?: string
  children?: ReactNode
}) {
  return (
    <div className="notice notice-draft">
      <Pencil />
      <div>
        <h2>{title}</h2>
        <p>{children}</p>
      </div>
    </div>
  )
}
