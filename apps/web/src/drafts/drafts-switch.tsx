import { IconEye, IconPencil } from '@tabler/icons-react'
import { SegmentedControl } from '../ui/choice.tsx'
import { useDraftsView } from './drafts-context.tsx'
import { draftMessages } from './messages.ts'

const icon = { className: 'i s', 'aria-hidden': true } as const
const options = [
  { value: 'drafts', label: draftMessages.withDrafts, icon: <IconPencil {...icon} /> },
  { value: 'published', label: draftMessages.asPublished, icon: <IconEye {...icon} /> }
] as const

/** Switches the preview between drafts and launch build, which leaves them out. */
export function DraftsSwitch({ className }: { className?: string }) {
  const { published, setPublished } = useDraftsView()
  return (
    <SegmentedControl
      label={draftMessages.shows}
      name="drafts"
      value={published ? 'published' : 'drafts'}
      options={options}
      onChange={(value) => setPublished(value === 'published')}
      className={className}
    />
  )
}
