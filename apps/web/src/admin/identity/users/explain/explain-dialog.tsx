import { useQuery } from '@tanstack/react-query'
import { QueryBoundary } from '../../../../requests/query-boundary.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { userQuery } from '../users.api.ts'
import { ExplainPanel } from './explain-panel.tsx'
import { explainMessages as words } from './messages.ts'
import { useAddressParameter } from '../../../shared/use-address-parameter.ts'

/** Asks why a user can or cannot do something; the address names the user. */
export function ExplainDialog() {
  const { id, close } = useAddressParameter('explain')
  const user = useQuery({
    ...userQuery(id ?? ''),
    enabled: id !== null,
    // What draws a failure is loaded with the dialog, so nothing has read `error` before.
    notifyOnChangeProps: 'all'
  })
  return (
    <Dialog
      title={words.title(user.data?.user.firstName ?? '…')}
      opened={id !== null}
      onClose={close}
      size={620}
      fillsPhone
    >
      <QueryBoundary query={user} rows={3}>
        {({ user: found }) => <ExplainPanel key={found.id} user={found} />}
      </QueryBoundary>
    </Dialog>
  )
}
