import type { User } from '@sitewright/api'
import { IconZoomQuestion } from '@tabler/icons-react'
import type { MenuGroup } from '../../../../ui/menu.tsx'
import { explainMessages as words } from './messages.ts'
import { useAddressParameter } from '../../../shared/use-address-parameter.ts'

/** The item of the menu of actions that asks what a user may do; reading is enough for it. */
export function useExplainAction(): (user: Pick<User, 'id'>) => MenuGroup {
  const { open } = useAddressParameter('explain')
  return ({ id }) => ({
    id: 'explain',
    items: [
      {
        id: 'explain',
        label: words.open,
        icon: <IconZoomQuestion className="i" aria-hidden />,
        onSelect: () => open(id)
      }
    ]
  })
}
