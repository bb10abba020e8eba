import type { SignInOptions } from '@sitewright/api'
import { useEffect, useState } from 'react'
import { useAuth } from './auth.tsx'
import { refusalOf } from './outcomes.ts'
import type { Session } from './session.ts'

/** The ways to sign in, once the server has told them. */
export type OptionsState =
  | { kind: 'asking' }
  | { kind: 'told'; options: SignInOptions }
  | { kind: 'untold'; message: string }

const known = new WeakMap<Session, OptionsState>()

/** The ways to sign in and the rules for passwords; asked again on each page, shown as they were until then. */
export function useSignInOptions(): OptionsState {
  const { session } = useAuth()
  const [state, setState] = useState<OptionsState>(known.get(session) ?? { kind: 'asking' })
  useEffect(() => {
    let left = false
    const ask = async (): Promise<void> => {
      const outcome = await session.call('GET /api/auth/options', {})
      const next: OptionsState = outcome.ok
        ? { kind: 'told', options: outcome.answer }
        : { kind: 'untold', message: refusalOf(outcome).message }
      if (outcome.ok) known.set(session, next)
      if (!left) setState(next)
    }
    void ask()
    return () => {
      left = true
    }
  }, [session])
  return state
}
