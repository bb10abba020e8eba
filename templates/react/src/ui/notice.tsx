import '../styles/ui/notice.css'
import type { ReactNode, Ref } from 'react'
import { frameMessages } from '../domain/messages/frame.ts'
import { IconButton } from './icon-button.tsx'
import { Icon } from './icon.tsx'

export type NoticeTone = 'info' | 'success' | 'warning' | 'error'

const looks = {
  info: { className: 'notice', icon: 'info' },
  success: { className: 'notice notice-ok', icon: 'check' },
  warning: { className: 'notice notice-warn', icon: 'info' },
  error: { className: 'notice notice-err', icon: 'alert' }
} as const satisfies Record<NoticeTone, { className: string; icon: string }>

interface NoticeProps {
  tone?: NoticeTone
  title?: string
  children?: ReactNode
  /** Level of the heading, so that headings on the page follow each other. @default 2 */
  level?: 2 | 3
  /** A control at its end. */
  action?: ReactNode
  /** Draws a button that closes it. */
  onDismiss?: () => void
  /** `alert` is read out at once, `status` when there is a pause. */
  role?: 'alert' | 'status'
  ref?: Ref<HTMLDivElement>
}

/** A message that stays in the flow of the page. For one that comes and goes see status.tsx. */
export function Notice({
  tone = 'info',
  title,
  children,
  level = 2,
  action,
  onDismiss,
  role,
  ref
}: NoticeProps) {
  const look = looks[tone]
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={look.className} role={role} ref={ref} tabIndex={ref ? -1 : undefined}>
      <Icon name={look.icon} />
      <div>
        {title && <Heading>{title}</Heading>}
        {typeof children === 'string' ? <p>{children}</p> : children}
      </div>
      {action}
      {onDismiss && <IconButton icon="close" label={frameMessages.dismiss(title)} onClick={onDismiss} />}
    </div>
  )
}
