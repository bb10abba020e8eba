import type { BulkAct } from '@sitewright/api'
import { IconListCheck } from '@tabler/icons-react'
import { Button } from '../../../../ui/button.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import { toast } from '../../../../ui/toast.ts'
import { bulkMessages as words } from './messages.ts'

interface BulkMenuProps {
  acts: readonly BulkAct[]
  /** Whether any user is selected. */
  isAny: boolean
  /** Why an action cannot be done here, in words. */
  findUnavailable: (act: BulkAct) => string | undefined
  onAction: (act: BulkAct) => void
}

/** All bulk actions, also where no user is selected: a toast says so (spec 2 §5). */
export function BulkMenu({ acts, isAny, findUnavailable, onAction }: BulkMenuProps) {
  const act = (chosen: BulkAct): void => {
    if (isAny) onAction(chosen)
    else toast({ tone: 'warning', title: words.noneTitle, text: words.noneText, group: 'bulk-none' })
  }
  return (
    <Menu
      groups={[
        {
          id: 'acts',
          items: acts.map((each) => ({
            id: each,
            label: words.acts[each].label,
            danger: each === 'delete',
            unavailable: findUnavailable(each),
            onSelect: () => act(each)
          }))
        }
      ]}
    >
      {(button) => (
        <Button kind="quiet" size="sm" {...button}>
          <IconListCheck className="i" aria-hidden />
          {words.menu}
        </Button>
      )}
    </Menu>
  )
}
