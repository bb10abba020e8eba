import type { SignInAnswer } from '@sitewright/api'
import { useAuth } from '../../session/auth.tsx'

/** Lets this session go on with the tokens of an answer. */
export function useRenewed(): (answer: SignInAnswer) => void {
  const { state, session } = useAuth()
  return (answer) => {
    if (state.kind === 'signed-in')
      session.adopt({ ok: true, answer }, { area: state.area, remember: false, from: location.pathname })
  }
}
