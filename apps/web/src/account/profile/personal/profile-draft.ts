import type { UserProfile } from '@sitewright/api'
import { useEffect, useEffectEvent } from 'react'
import { useAuth } from '../../../sign-in/auth.tsx'

/** What the fields of the profile's form held. */
export type ProfileDraft = Pick<UserProfile, 'firstName' | 'lastName' | 'email'>

const drafts = new Map<string, ProfileDraft>()

/** What a person had typed when their session ended; it waits in this page until they sign in again. */
export function findDraft(userId: string): ProfileDraft | undefined {
  return drafts.get(userId)
}

/** Keeps what was typed where the form goes because the session has ended, and not where its person left it. */
export function useKeptDraft(userId: string, unsaved: ProfileDraft | undefined): void {
  const { session } = useAuth()
  const leave = useEffectEvent(() => {
    const state = session.get()
    const isHere = state.kind === 'signed-in' && state.user.id === userId
    if (isHere || unsaved === undefined) drafts.delete(userId)
    else drafts.set(userId, unsaved)
  })
  useEffect(() => () => leave(), [])
}
