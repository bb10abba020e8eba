import { RequestError } from '../../../../requests/request-error.ts'
import { Button } from '../../../../ui/button.tsx'
import { StatePanel } from '../../../../ui/states/state-panel.tsx'
import { drawerMessages as words } from './messages.ts'

/** Whether an address names a person whom the server does not have, or not for the signed-in user. */
export function isUserGone(error: Error | null): boolean {
  return error instanceof RequestError && ['user.not-found', 'request.invalid'].includes(error.failure.code)
}

/** What stands in the place of a record that is not there: what may have happened, and the way back. */
export function UserGone({ onBack }: { onBack: () => void }) {
  return (
    <StatePanel isAlert title={words.gone} text={words.goneWhy}>
      <Button onClick={onBack}>{words.toList}</Button>
    </StatePanel>
  )
}
