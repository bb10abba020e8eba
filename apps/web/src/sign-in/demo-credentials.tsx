import { accountMessages, backendMessages } from '@sitewright/api/messages'
import { IconCopy } from '@tabler/icons-react'
import { Fragment } from 'react'
import { IconButton } from '../ui/button.tsx'
import { copyText } from '../ui/clipboard.ts'
import { toast } from '../ui/toast.ts'
import { useBackend } from './auth.tsx'
import { signInMessages as messages } from './messages.ts'
import styles from './demo-credentials.module.css'

/** The accounts of the demo. They are not shown where a server answers: a known password is an open door. */
export function DemoCredentials() {
  const { backend } = useBackend()
  if (backend.kind !== 'demo') return null
  return backend.accounts.map(({ label, email, password }) => (
    <section key={email} className={styles.box} aria-label={label}>
      <div className={styles.head}>
        <h2>{backendMessages.demo}</h2>
        <span>{label}</span>
      </div>
      <dl>
        {[
          [messages.email, email],
          [messages.password, password]
        ].map(([name = '', text = '']) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd className="mono">{text}</dd>
            <dd>
              <IconButton label={messages.copy(name.toLowerCase())} onClick={() => void copy(text)}>
                <IconCopy className="i s" aria-hidden />
              </IconButton>
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  ))
}

async function copy(text: string): Promise<void> {
  const copied = await copyText(text)
  toast(
    copied
      ? { tone: 'success', text: accountMessages.copied }
      : { tone: 'warning', text: accountMessages.notCopied }
  )
}
