import type { Passkey } from '@sitewright/api'
import { IconKey } from '@tabler/icons-react'
import { knowsPasskeys } from '../../../session/passkey.ts'
import { Button } from '../../../ui/button.tsx'
import { Answer } from '../parts/answer.tsx'
import { Row } from '../parts/section.tsx'
import { Status } from '../parts/status.tsx'
import { usePasskeys } from '../requests/use-passkeys.ts'
import { ago, dayText } from '../time.ts'
import { useFlow } from '../use-flow.ts'
import { useReading } from '../use-reading.ts'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { RemovePasskeyDialog } from './remove-passkey-dialog.tsx'
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx'
import { passkeyMessages } from './messages.ts'

export function Passkeys() {
  const adding = useFlow()
  return (
    <>
      <Answer query={usePasskeys()} rows={1}>
        {(passkeys) => (
          <>
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} />
            ))}
            <Row
              name={passkeys.length === 0 ? passkeyMessages.none : passkeyMessages.more}
              detail={
                !knowsPasskeys()
                  ? passkeyMessages.unable
                  : passkeys.length === 0
                    ? passkeyMessages.noneDetail
                    : passkeyMessages.moreDetail
              }
            >
              {knowsPasskeys() && <Button onClick={adding.open}>{passkeyMessages.add}</Button>}
            </Row>
          </>
        )}
      </Answer>
      <AddPasskeyDialog key={adding.round} opened={adding.opened} onClose={adding.close} />
    </>
  )
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const reading = useReading()
  const renaming = useFlow()
  const removing = useFlow()
  const { name, createdAt, lastUsedAt, synced } = passkey
  const used =
    lastUsedAt === null ? passkeyMessages.neverUsed : passkeyMessages.used(ago(lastUsedAt, reading))
  return (
    <>
      <Row
        icon={<IconKey className="i" aria-hidden />}
        name={name}
        status={synced && <Status tone="note">{passkeyMessages.synced}</Status>}
        detail={`${passkeyMessages.added(dayText(createdAt, reading))} · ${used}`}
      >
        <Button onClick={renaming.open} aria-label={passkeyMessages.renameOf(name)}>
          {passkeyMessages.rename}
        </Button>
        <Button onClick={removing.open} aria-label={passkeyMessages.removeOf(name)}>
          {passkeyMessages.remove}
        </Button>
      </Row>
      <RenamePasskeyDialog
        key={`rename-${renaming.round}`}
        passkey={passkey}
        opened={renaming.opened}
        onClose={renaming.close}
      />
      <RemovePasskeyDialog
        key={`remove-${removing.round}`}
        passkey={passkey}
        opened={removing.opened}
        onClose={removing.close}
      />
    </>
  )
}
