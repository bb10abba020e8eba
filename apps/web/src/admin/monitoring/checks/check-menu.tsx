import type { ServiceCheck } from '@sitewright/api'
import {
  IconEdit,
  IconList,
  IconPlayerPause,
  IconPlayerPlay,
  IconRefresh,
  IconTrash
} from '@tabler/icons-react'
import { RowMenu } from '../../../ui/menu.tsx'
import { checkTexts as words } from './messages.ts'

export interface CheckActions {
  /** Why it cannot be changed; undefined where it can. */
  unavailable: string | undefined
  /** Why it cannot be deleted; undefined where it can. */
  notDeletable: string | undefined
  edit: (check: ServiceCheck) => void
  run: (check: ServiceCheck) => void
  showResults: (check: ServiceCheck) => void
  setPaused: (check: ServiceCheck, paused: boolean) => void
  remove: (check: ServiceCheck) => void
}

export function CheckMenu({ check, acts }: { check: ServiceCheck; acts: CheckActions }) {
  const { unavailable } = acts
  const icon = { className: 'i', 'aria-hidden': true } as const
  const item = (id: string, label: string, mark: React.ReactNode, act: () => void) => ({
    id,
    label,
    icon: mark,
    unavailable,
    onSelect: act
  })
  const groups = () => [
    {
      id: 'look',
      items: [
        {
          id: 'results',
          label: words.results,
          icon: <IconList {...icon} />,
          onSelect: () => acts.showResults(check)
        },
        item('run', words.run, <IconRefresh {...icon} />, () => acts.run(check))
      ]
    },
    {
      id: 'change',
      items: [
        item('edit', words.edit, <IconEdit {...icon} />, () => acts.edit(check)),
        check.paused
          ? item('resume', words.resume, <IconPlayerPlay {...icon} />, () => acts.setPaused(check, false))
          : item('pause', words.pause, <IconPlayerPause {...icon} />, () => acts.setPaused(check, true)),
        {
          ...item('delete', words.remove, <IconTrash {...icon} />, () => acts.remove(check)),
          unavailable: acts.notDeletable,
          danger: true
        }
      ]
    }
  ]
  return <RowMenu label={words.acts(check.name)} groups={groups} />
}
