import { useAuth } from '../../../sign-in/auth.tsx'
import { useCommand, type Command } from './command.ts'

/** Proves again who this is; the session goes on under a new id. */
export function useStepUp(): Command<'POST /api/auth/step-up'> {
  const { session } = useAuth()
  return useCommand('POST /api/auth/step-up', (_client, answer) => session.replaceTokens(answer))
}
