import { createContext, use, useState, type ReactNode, type Ref } from 'react'
import { clock } from '../browser/device.ts'
import { noticeLooks } from '../domain/looks.ts'
import { frameMessages } from '../domain/messages.ts'
import { createStatus, type Status, type StatusTone } from '../domain/sessions/status.ts'
import '../styles/controls.css'
import { Icon, IconButton } from './controls.tsx'
import { useObservable } from './hooks.tsx'

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

const StatusContext = createContext<Status['say']>(() => {})

/** The live region of the site: messages at the bottom of the window, announced by screen readers. */
export function StatusProvider({ children }: { children: ReactNode }) {
  const [status] = useState(() => createStatus(clock))
  const shown = useObservable(status)
  return (
    <StatusContext value={status.say}>
      {children}
      <div className="status" role="status" aria-live={shown?.tone === 'error' ? 'assertive' : 'polite'}>
        {shown && (
          <Notice key={shown.id} tone={shown.tone} onDismiss={status.dismiss}>
            {shown.message}
          </Notice>
        )}
      </div>
    </StatusContext>
  )
}

/** `const say = useStatus()`, then `say(authMessages.updated)`. */
export function useStatus(): Status['say'] {
  return use(StatusContext)
}
