import type { SessionUser } from '@sitewright/api'
import { useQuery } from '@tanstack/react-query'
import { DialogShell } from '../../../ui/dialog-shell.tsx'
import { KeyHint } from '../../../ui/key-hint/key-hint.tsx'
import { preferencesQuery } from '../preferences/preferences-query.ts'
import { shortcuts } from './shortcuts.ts'
import styles from './shortcuts.module.css'
import { keyMessages as words } from './messages.ts'

interface KeysDialogProps {
  user: SessionUser
  opened: boolean
  onClose: () => void
}

export function ShortcutsDialog({ user, opened, onClose }: KeysDialogProps) {
  const { data } = useQuery(preferencesQuery)
  return (
    <DialogShell title={words.title} opened={opened} onClose={onClose} size={640} fillsPhone>
      <p className={`dense ${styles.note}`}>{data?.singleKeys === false ? words.areOff : words.note}</p>
      <div className={`dense ${styles.groups}`}>
        {shortcuts(user).map(({ name, keys }) => (
          <section key={name} aria-label={name}>
            <h3 className={styles.group}>{name}</h3>
            <dl className={styles.keys}>
              {keys.map(({ keys: pressed, act }) => (
                <div key={pressed}>
                  <dt>{act}</dt>
                  <dd>
                    <span className="vh">{pressed}</span>
                    <KeyHint keys={pressed} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </DialogShell>
  )
}
