import { IconShield } from '@tabler/icons-react'
import { Button } from '../../../../ui/button.tsx'
import { rolesMessages as words } from './messages.ts'
import { useRoleView } from './role-address.ts'

export function RolesButton() {
  const [, setView] = useRoleView()
  return (
    <Button onClick={() => setView({ kind: 'list' })}>
      <IconShield className="i" aria-hidden />
      {words.open}
    </Button>
  )
}
