import type { SignInOptions } from '@sitewright/api'
import { useEffect, useState } from 'react'
import { useAuth } from './auth.tsx'
import { toCallFailure } from '../session/outcomes.ts'
import type { ClientSession } from '../session/client-session.ts'

/** The ways to sign in, once the server has told them. */
export type SignInOptionsState =
  | { kind: 'asking' }
  | { kind: 'told'; options: SignInOptions }
  | { kind: 'untold'; message: string }

const cachedOptions = new WeakMap<ClientSession, SignInOptionsState>()

/** The ways to sign in and the rules for passwords; asked again on each page, shown as they were until then. */
export function useSignInOptions(): SignInOptionsState {
  const { session } = useAuth()
  const [state, setState] = useState<SignInOptionsState>(cachedOptions.get(session) ?? { kind: 'asking' })
  useEffect(() => {
    let left = false
    const ask = async (): Promise<void> => {
      const outcome = await session.call('GET /api/auth/options', {})
      const next: SignInOptionsState = outcome.ok
        ? { kind: 'told', options: outcome.answer }
        : { kind: 'untold', message: toCallFailure(outcome).message }
      if (outcome.ok) cachedOptions.set(session, next)
      if (!left) setState(next)
    }
    void ask()
    return () => {
      left = true
    }
  }, [session])
  return state
}
