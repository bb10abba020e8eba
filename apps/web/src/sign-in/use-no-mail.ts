import { accountMessages, demoMessages } from '@sitewright/api/messages'
import { useBackend } from './auth.tsx'
import { useSignInOptions } from './use-sign-in-options.ts'

/** The message why no mail is sent from here; undefined where it is sent, or where that is not known yet. */
export function useNoMail(): string | undefined {
  const { backend } = useBackend()
  const loaded = useSignInOptions()
  if (backend.kind === 'demo') return demoMessages.mail
  return loaded.kind === 'ready' && !loaded.options.mail ? accountMessages.sendsNoMail : undefined
}
