import type { UserProfile } from '@sitewright/api'
import { useEffect, useEffectEvent } from 'react'
import { useAuth, useView } from '../../../sign-in/auth.tsx'

/** The values of the profile form. */
export type ProfileDraft = Pick<UserProfile, 'firstName' | 'lastName' | 'email'>

const drafts = new Map<string, ProfileDraft>()

/** The unsaved values of a user whose session ended; this page keeps them in memory until they sign in again. */
export function findDraft(userId: string): ProfileDraft | undefined {
  return drafts.get(userId)
}

/**
 * Keeps unsaved values when the form unmounts because the session has ended, and drops them when their user left.
 * What an administrator types who views as them was never theirs.
 */
export function useSavedDraft(userId: string, unsaved: ProfileDraft | undefined): void {
  const { session } = useAuth()
  const view = useView()
  const leave = useEffectEvent(() => {
    const state = session.get()
    const isHere = state.kind === 'signed-in' && state.user.id === userId
    if (isHere || unsaved === undefined || view !== undefined) drafts.delete(userId)
    else drafts.set(userId, unsaved)
  })
  useEffect(() => () => leave(), [])
}
