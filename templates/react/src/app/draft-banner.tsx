import '../styles/banners.css'
import { useEffect, type MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { focusFirstDraft, focusFirstDraftWhenDrawn } from '../browser/page.ts'
import { firstDraftPage } from '../domain/pages.ts'
import { draftCount } from '../domain/drafts.ts'
import { draftMessages } from '../domain/messages.ts'
import { useBasePath, useContent, usePages, withBase } from '../ui/site-context.tsx'
import { Icon } from '../ui/controls.tsx'

/** Navigation state: the page that is opened focuses its first draft. */
const wanted = 'first-draft'

/** Banner over a site that is not ready to be published: how many drafts are left. */
export function DraftBanner() {
  const base = useBasePath()
  const content = useContent()
  const pages = usePages()
  const navigate = useNavigate()
  const { key, state } = useLocation()

  useEffect(() => (state === wanted ? focusFirstDraftWhenDrawn() : undefined), [key, state])

  const left = draftCount(content)
  if (left === 0) return null
  const path = pages.get(firstDraftPage(content, pages) ?? 'home')?.path ?? '/'

  function showFirst(event: MouseEvent) {
    event.preventDefault()
    if (!focusFirstDraft()) void navigate(path, { state: wanted })
  }

  return (
    <aside className="draft-bar" aria-label={draftMessages.notice}>
      <div className="wrap">
        <span className="pencil" aria-hidden="true">
          <Icon name="edit" />
        </span>
        <p>
          <b>{draftMessages.left(left)}</b> <span className="more">{draftMessages.explained}</span>
        </p>
        <a href={withBase(path, base)} onClick={showFirst}>
          {draftMessages.first}
        </a>
      </div>
    </aside>
  )
}
