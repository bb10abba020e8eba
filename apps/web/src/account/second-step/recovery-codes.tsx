import { accountMessages } from '@sitewright/api/messages'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { RecoveryCodeList } from '../second-factor/recovery-code-list.tsx'
import { secondStepMessages as messages } from './messages.ts'

/** The recovery codes of a second factor that was set up at the sign-in. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <>
      <Banner tone="success">{accountMessages.secondStepReady}</Banner>
      <p>{accountMessages.keepCodes}</p>
      <RecoveryCodeList codes={codes} />
      <Button kind="go" onClick={onDone}>
        {messages.codesStored}
      </Button>
    </>
  )
}
