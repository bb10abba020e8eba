import './styles/toast.css'
import { Notifications, notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Mantine } from './mantine.tsx'
import { shown, toastDuration, takeToasts, type Toast } from './toast.ts'
import type { Tone } from './tone.ts'

const icons = {
  info: IconInfoCircle,
  success: IconCheck,
  warning: IconAlertTriangle,
  danger: IconAlertTriangle
} as const satisfies Record<Tone, typeof IconCheck>

/** Shows the waiting toasts. */
export function Toasts({ waiting }: { waiting: readonly Toast[] }) {
  useEffect(() => {
    if (waiting.length > 0) takeToasts().forEach(show)
  }, [waiting])
  return (
    <Mantine>
      <Notifications position="bottom-right" limit={6} className="toasts" />
    </Mantine>
  )
}

/** Toasts at once; one more closes the oldest, so that the newest is always visible. */
const atOnce = 3

/** The visible toasts, oldest first. */
let onScreen: readonly { id: string; group: string | undefined; held: boolean }[] = []

function gone(id: string | undefined): void {
  onScreen = onScreen.filter((each) => each.id !== id)
}

/** Closes the toast that the next one replaces, and the oldest where there are too many; an offer stays. */
function makeRoom(group: string | undefined): void {
  const same = onScreen.filter((each) => group !== undefined && each.group === group)
  const over = Math.max(0, onScreen.length - same.length + 1 - atOnce)
  const oldest = onScreen.filter((each) => !each.held && !same.includes(each)).slice(0, over)
  for (const { id } of [...same, ...oldest]) {
    gone(id)
    notifications.hide(id)
  }
}

function show({ key, tone, text, title, detail, durationMs, action, group }: Toast): void {
  const message = detail === undefined ? text : `${text} ${detail}`
  const Icon = icons[tone]
  makeRoom(group)
  const id = notifications.show({
    onClose: ({ id: closed }) => gone(closed),
    title,
    role: tone === 'danger' ? 'alert' : 'status',
    message: action ? (
      <>
        {message}
        <button
          type="button"
          className="act"
          onClick={() => {
            notifications.hide(id)
            action.run()
          }}
        >
          {action.label}
        </button>
      </>
    ) : (
      message
    ),
    icon: <Icon className="i" aria-hidden />,
    autoClose: toastDuration({ tone, durationMs, action }),
    className: `toast toast-${tone}`,
    classNames: {
      icon: 'toast-icon',
      title: 'toast-title',
      description: 'toast-text',
      closeButton: 'toast-close'
    },
    closeButtonProps: { 'aria-label': 'Close' }
  })
  onScreen = [...onScreen, { id, group, held: action !== undefined || tone === 'danger' }]
  if (key !== undefined) shown(key, () => notifications.hide(id))
}
