import { notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'

/** A message that comes, says what happened, and goes. */
export interface Toast {
  tone: 'good' | 'note' | 'warn' | 'bad'
  text: string
  title?: string | undefined
  /** Milliseconds; false keeps it until it is closed. */
  stay?: number | false | undefined
  action?: { label: string; run: () => void } | undefined
}

const icons = { good: IconCheck, note: IconInfoCircle, warn: IconAlertTriangle, bad: IconAlertTriangle }

/** Shows a message in the corner; errors interrupt, the rest wait their turn with a screen reader. */
export function toast({ tone, text, title, stay, action }: Toast): void {
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
