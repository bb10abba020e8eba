import type { View, ViewAs, ViewAsState } from '@sitewright/client'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { toast } from '../../ui/toast.ts'
import { viewMessages as messages } from './messages.ts'
import { takeViewMark } from './view-marker.ts'
import { nameOf } from '../../lib/name-of.ts'

/**
 * Goes to the first page of who is viewed, and back to where the view began. Until that page is drawn nobody's pages
 * are, so that nothing of one person is asked for, or shown, as the other.
 */
export function usePageExchange(viewAs: ViewAs, state: ViewAsState): void {
  const navigate = useNavigate()
  const { key } = useLocation()
  /** The page that is being left, by the key of its entry in the history. */
  const left = useRef<string>(undefined)
  const leave = useEffectEvent((next: ViewAsState): void => {
    if (next.kind !== 'entering' && next.kind !== 'leaving') return
    left.current = key
    if (next.kind === 'leaving') takeViewMark()
    void navigate(next.kind === 'entering' ? firstPage(next.view) : next.view.from)
  })
  const arrive = useEffectEvent((): void => {
    if (left.current === undefined || left.current === key) return
    left.current = undefined
    viewAs.settle()
    if (state.kind !== 'leaving') return
    document.getElementById('main')?.focus({ preventScroll: true })
    toast(toNotice(state))
  })
  useEffect(() => leave(state), [state])
  useEffect(() => arrive(), [key])
}

/** The first page of a user: that of the control panel, or their profile where they may not open it. */
function firstPage({ user: { permissions } }: View): string {
  return permissions.includes('admin.access') ? '/admin' : '/auth/profile'
}

/** What the administrator did not do stays until it is read. */
function toNotice({ view, end }: Extract<ViewAsState, { kind: 'leaving' }>): Parameters<typeof toast>[0] {
  const notice = { title: messages.hasEnded(nameOf(view.user)), text: messages.ends[end] }
  return end === 'stopped'
    ? { ...notice, tone: 'success' }
    : { ...notice, tone: 'warning', durationMs: false }
}
