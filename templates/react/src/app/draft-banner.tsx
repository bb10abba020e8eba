import '../styles/ui/draft.css'
import { useEffect, type MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { focusFirstDraft, focusFirstDraftWhenDrawn } from '../browser/draft-marks.ts'
import { firstDraftPage } from '../domain/draft-pages.ts'
import { draftMessages } from '../domain/messages/frame.ts'
import { withBase } from '../ui/base-path.ts'
import { useDraftView } from '../ui/draft-view.ts'
import { Icon } from '../ui/icon.tsx'
import { useBasePath, useContent, useDrafts, usePages } from '../ui/site-context.tsx'

/** Navigation state: the page that is opened focuses its first draft. */
const wanted = 'first-draft'

/** Banner over a site that is not ready to be published: how many drafts are left. The preview has its own. */
export function DraftBanner() {
  const { size } = useDrafts()
  const base = useBasePath()
  const content = useContent()
  const pages = usePages()
  const navigate = useNavigate()
  const { key, state } = useLocation()
  const { mode } = useDraftView()

  useEffect(() => (state === wanted ? focusFirstDraftWhenDrawn() : undefined), [key, state])

  if (size === 0 || mode === 'preview') return null
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
          <b>{draftMessages.left(size)}</b> <span className="more">{draftMessages.explained}</span>
        </p>
        <a href={withBase(path, base)} onClick={showFirst}>
          {draftMessages.first}
        </a>
      </div>
    </aside>
  )
}
