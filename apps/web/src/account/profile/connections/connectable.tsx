import type { ProviderId } from '@sitewright/api'
import { accountMessages } from '@sitewright/api/messages'
import { useLocation } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { sayFailed } from '../notices.ts'
import { ProofDialog } from '../parts/flow-dialog.tsx'
import { Row } from '../parts/section.tsx'
import { useConnect } from '../requests/use-connect.ts'
import { useAct } from '../use-act.ts'
import { connectionMessages } from './messages.ts'
import { ProviderMark } from '../../../ui/sign-in/providers.tsx'

interface ConnectableProps {
  id: ProviderId
  displayName: string
}

/** A provider that can be connected; the browser goes there and comes back to this page. */
export function Connectable({ id, displayName }: ConnectableProps) {
  const { pathname } = useLocation()
  const act = useAct()
  const start = useConnect()
  const connect = async (): Promise<void> => {
    if (act.state.kind !== 'idle') return
    const result = await act.run(() => start({ path: { provider: id }, body: { redirect: pathname } }))
    if (result.kind === 'done') return location.assign(result.answer.url)
    if (result.kind !== 'refused') return
    const words = { title: accountMessages.oauthTitle, text: accountMessages.oauthFailed(displayName) }
    sayFailed(words, result.refusal)
  }
  return (
    <>
      <Row icon={<ProviderMark id={id} />} name={displayName} detail={connectionMessages.notConnected}>
        <Button onClick={() => void connect()} aria-label={connectionMessages.connectOf(displayName)}>
          {connectionMessages.connect}
        </Button>
      </Row>
      <ProofDialog act={act} />
    </>
  )
}
