import { useQuery } from '@tanstack/react-query'
import { QueryBoundary } from '../../../../requests/query-boundary.tsx'
import { StepUpDialog } from '../../../../step-up/step-up-dialog.tsx'
import { securityQuery } from '../auth-settings.api.ts'
import { useDialogAddress } from '../use-dialog-address.ts'
import { securityMessages as words } from './messages.ts'
import { SecurityForm } from './security-form.tsx'

export function SecurityDialog() {
  const { dialog, close } = useDialogAddress()
  const opened = dialog?.name === 'security'
  const settings = useQuery(securityQuery)
  return (
    <StepUpDialog title={words.title} opened={opened} onClose={close} size={1020} fillsPhone>
      <QueryBoundary query={settings} rows={8}>
        {(current) => <SecurityForm key={String(opened)} current={current} onClose={close} />}
      </QueryBoundary>
    </StepUpDialog>
  )
}
