import type { SignInOptions } from '@sitewright/api'
import { toCallFailure, type ClientSession } from '@sitewright/client'
import { useEffect, useState } from 'react'
import { useAuth } from './auth.tsx'

/** The sign-in options of the server, as far as they are loaded. */
export type SignInOptionsState =
  | { kind: 'loading' }
  | { kind: 'ready'; options: SignInOptions }
  | { kind: 'failed'; message: string }

const cache = new WeakMap<ClientSession, SignInOptionsState>()

/** Sign-in methods and password policy, stale-while-revalidate: fetched by each page, shown from the cache until then. */
export function useSignInOptions(): SignInOptionsState {
  const { session } = useAuth()
  const [state, setState] = useState<SignInOptionsState>(cache.get(session) ?? { kind: 'loading' })
  useEffect(() => {
    let left = false
    const load = async (): Promise<void> => {
      const outcome = await session.call('GET /api/auth/options', {})
      const next: SignInOptionsState = outcome.ok
        ? { kind: 'ready', options: outcome.answer }
        : { kind: 'failed', message: toCallFailure(outcome).message }
      if (outcome.ok) cache.set(session, next)
      if (!left) setState(next)
    }
    void load()
    return () => {
      left = true
    }
  }, [session])
  return state
}
