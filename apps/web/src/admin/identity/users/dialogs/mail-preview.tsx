import { useEffect, useRef } from 'react'
import { dialogMessages as words } from './messages.ts'
import styles from './user-form.module.css'

/** A mail as its recipient will read it; it has the focus, since what had it before is gone. */
export function MailPreview({ mail }: { mail: { to: string; subject: string; text: string } }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} className={styles.mail} tabIndex={-1} role="group" aria-label={words.preview}>
      <dl>
        <div>
          <dt>{words.to}</dt>
          <dd>{mail.to}</dd>
        </div>
        <div>
          <dt>{words.subject}</dt>
          <dd>
            <bdi>{mail.subject}</bdi>
          </dd>
        </div>
      </dl>
      <pre dir="auto">{mail.text}</pre>
    </div>
  )
}
