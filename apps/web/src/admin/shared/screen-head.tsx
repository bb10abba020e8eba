import type { ReactNode } from 'react'
import { uiMessages } from '../../ui/messages.ts'

interface ScreenHeadProps {
  title: string
  lead: ReactNode
  /** The actions of the screen. */
  children?: ReactNode
}

/** The head of a screen, which names the page too. */
export function ScreenHead({ title, lead, children }: ScreenHeadProps) {
  return (
    <>
      <title>{uiMessages.documentTitle(title)}</title>
      <div className="dense screen-head">
        <div>
          <h1 className="screen-title">{title}</h1>
          <p>{lead}</p>
        </div>
        {children}
      </div>
    </>
  )
}
