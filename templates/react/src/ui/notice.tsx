import '../styles/ui/notice.css'
import type { ReactNode, Ref } from 'react'
import { noticeLooks } from '../domain/looks.ts'
import { frameMessages } from '../domain/messages/frame.ts'
import type { StatusTone } from '../domain/sessions/status.ts'
import { IconButton } from './icon-button.tsx'
import { Icon } from './icon.tsx'

interface NoticeProps {
  tone?: StatusTone
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
  const { className, icon } = noticeLooks[tone]
  const Heading = `h${level}` as const
  return (
    <div className={className} role={role} ref={ref} tabIndex={ref ? -1 : undefined}>
      <Icon name={icon} />
      <div>
        {title && <Heading>{title}</Heading>}
        {typeof children === 'string' ? <p>{children}</p> : children}
      </div>
      {action}
      {onDismiss && <IconButton icon="close" label={frameMessages.dismiss(title)} onClick={onDismiss} />}
    </div>
  )
}
