import type { Passkey } from '@sitewright/api'
import { supportsPasskeys } from '@sitewright/client'
import { IconKey } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../ui/button.tsx'
import { QueryBoundary } from '../../../requests/query-boundary.tsx'
import { SectionRow } from '../../../ui/section.tsx'
import { Status } from '../../../ui/status.tsx'
import { formatDay, formatRelativeTime } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { useDialog } from '../use-dialog.ts'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { RemovePasskeyDialog } from './remove-passkey-dialog.tsx'
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx'
import { passkeyMessages } from './messages.ts'
import { passkeysQuery } from './passkeys.api.ts'

export function Passkeys() {
  const adding = useDialog()
  return (
    <>
      <QueryBoundary query={useQuery(passkeysQuery)} rows={1}>
        {({ passkeys }) => (
          <>
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} />
            ))}
            <SectionRow
              name={passkeys.length === 0 ? passkeyMessages.none : passkeyMessages.more}
              detail={
                !supportsPasskeys()
                  ? passkeyMessages.unable
                  : passkeys.length === 0
                    ? passkeyMessages.noneDetail
                    : passkeyMessages.moreDetail
              }
            >
              {supportsPasskeys() && <Button onClick={adding.open}>{passkeyMessages.add}</Button>}
            </SectionRow>
          </>
        )}
      </QueryBoundary>
      <AddPasskeyDialog key={adding.round} opened={adding.opened} onClose={adding.close} />
    </>
  )
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const clock = useClock()
  const renaming = useDialog()
  const removing = useDialog()
  const { name, createdAt, lastUsedAt, synced } = passkey
  const used =
    lastUsedAt === null
      ? passkeyMessages.neverUsed
      : passkeyMessages.used(formatRelativeTime(lastUsedAt, clock))
  return (
    <>
      <SectionRow
        icon={<IconKey className="i" aria-hidden />}
        name={name}
        status={synced && <Status tone="info">{passkeyMessages.synced}</Status>}
        detail={`${passkeyMessages.added(formatDay(createdAt, clock))} · ${used}`}
      >
        <Button onClick={renaming.open} aria-label={passkeyMessages.renameOf(name)}>
          {passkeyMessages.rename}
        </Button>
        <Button onClick={removing.open} aria-label={passkeyMessages.removeOf(name)}>
          {passkeyMessages.remove}
        </Button>
      </SectionRow>
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
