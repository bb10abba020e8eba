import type { SessionUser } from '@sitewright/api'
import { useQuery } from '@tanstack/react-query'
import { QueryBoundary } from '../../../requests/query-boundary.tsx'
import { DialogShell } from '../../../ui/dialog-shell.tsx'
import { preferencesMessages as words } from './messages.ts'
import { PreferencesForm } from './preferences-form.tsx'
import { preferencesQuery } from './preferences-query.ts'
import styles from './preferences.module.css'

interface PreferencesDialogProps {
  user: SessionUser
  opened: boolean
  onClose: () => void
}

/** The dialog of one's preferences; each choice holds at once. */
export function PreferencesDialog({ user, opened, onClose }: PreferencesDialogProps) {
  const query = useQuery(preferencesQuery)
  return (
    <DialogShell title={words.title} opened={opened} onClose={onClose} size={540} fillsPhone>
      <p className={`dense ${styles.note}`}>{words.note}</p>
      <QueryBoundary query={query} rows={6}>
        {(preferences) => <PreferencesForm preferences={preferences} user={user} />}
      </QueryBoundary>
    </DialogShell>
  )
}
