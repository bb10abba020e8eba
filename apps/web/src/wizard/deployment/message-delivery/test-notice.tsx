import { IconAlertTriangle, IconCheck, IconMail } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { deliveryTestMessages as messages } from './delivery-messages.ts'
import styles from './message-delivery.module.css'

const icons = { info: IconMail, success: IconCheck, danger: IconAlertTriangle } as const

/** The result of a test message: the question whether it arrived, success, or the error. */
export function TestNotice({
  tone,
  title,
  children
}: {
  tone: keyof typeof icons
  title: string
  children: ReactNode
}) {
  const Icon = icons[tone]
  return (
    <div className={`${styles.result} ${styles[tone]}`} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon className="i" aria-hidden />
      <div>
        <b>{title}</b>
        {children}
      </div>
    </div>
  )
}

/** The time at which a message arrived, in the reader's locale. */
export function formatTestTime(at: number): string {
  const format = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
  const sameDay = new Date(at).toDateString() === new Date().toDateString()
  return sameDay
    ? messages.todayAt(format.format(at))
    : messages.onDay(new Date(at).toLocaleDateString('en-GB'))
}
