import { useRenewed } from '../use-renewed.ts'
import { useCommand, type Command } from './command.ts'

/** Proves again who this is; the session goes on under a new id. */
export function useStepUp(): Command<'POST /api/auth/step-up'> {
  const renewed = useRenewed()
  return useCommand('POST /api/auth/step-up', (_client, answer) => renewed(answer))
}
