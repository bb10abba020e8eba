import type { ProviderId } from '@sitewright/api'
import { accountMessages } from '@sitewright/api/messages'
import { useLocation } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { toastFailure } from '../toasts.ts'
import { StepUpOnlyDialog } from '../parts/step-up-dialog.tsx'
import { SectionRow } from '../parts/section.tsx'
import { useConnect } from '../requests/use-connect.ts'
import { useStepUpMutation } from '../use-step-up-mutation.ts'
import { connectionMessages } from './messages.ts'
import { ProviderMark } from '../../../ui/sign-in/providers.tsx'

interface AvailableProviderProps {
  id: ProviderId
  displayName: string
}

/** A provider that can be connected; the browser goes there and comes back to this page. */
export function AvailableProvider({ id, displayName }: AvailableProviderProps) {
  const { pathname } = useLocation()
  const act = useStepUpMutation()
  const start = useConnect()
  const connect = async (): Promise<void> => {
    if (act.state.kind !== 'idle') return
    const result = await act.run(() => start({ path: { provider: id }, body: { redirect: pathname } }))
    if (result.kind === 'done') return location.assign(result.answer.url)
    if (result.kind !== 'refused') return
    const words = { title: accountMessages.oauthTitle, text: accountMessages.oauthFailed(displayName) }
    toastFailure(words, result.refusal)
  }
  return (
    <>
      <SectionRow icon={<ProviderMark id={id} />} name={displayName} detail={connectionMessages.notConnected}>
        <Button onClick={() => void connect()} aria-label={connectionMessages.connectOf(displayName)}>
          {connectionMessages.connect}
        </Button>
      </SectionRow>
      <StepUpOnlyDialog act={act} />
    </>
  )
}
