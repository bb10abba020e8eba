import './styles/toast.css'
import { Notifications, notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Mantine } from './mantine.tsx'
import { takeToasts, type Toast } from './toast.ts'

const icons = { good: IconCheck, note: IconInfoCircle, warn: IconAlertTriangle, bad: IconAlertTriangle }

/** Shows the messages that wait. */
export function Toasts({ waiting }: { waiting: readonly Toast[] }) {
  useEffect(() => {
    if (waiting.length > 0) takeToasts().forEach(show)
  }, [waiting])
  return (
    <Mantine>
      <Notifications position="bottom-right" limit={4} className="toasts" />
    </Mantine>
  )
}

function show({ tone, text, title, stay, action }: Toast): void {
  const Icon = icons[tone]
  const id = notifications.show({
    title,
    role: tone === 'bad' ? 'alert' : 'status',
    message: action ? (
      <>
        {text}
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
      text
    ),
    icon: <Icon className="i" aria-hidden />,
    autoClose: stay ?? (tone === 'bad' ? 8000 : action ? 10_000 : 4000),
    className: `toast toast-${tone}`,
    classNames: {
      icon: 'toast-icon',
      title: 'toast-title',
      description: 'toast-text',
      closeButton: 'toast-close'
    },
    closeButtonProps: { 'aria-label': 'Close' }
  })
}
