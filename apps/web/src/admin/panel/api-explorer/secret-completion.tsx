import { toPlaceholder } from '@sitewright/api/secret-placeholder'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../ui/button.tsx'
import { completeSecret, findUnfinished } from './complete-secret.ts'
import { secretMessages as words } from './secret-messages.ts'
import { secretsQuery } from './secrets.api.ts'
import styles from './secrets.module.css'

/** Offers the names of secrets for a placeholder that was begun. */
export function SecretCompletion({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const begun = findUnfinished(text)
  const { data } = useQuery({ ...secretsQuery, enabled: begun !== undefined })
  const names = (data?.secrets ?? []).filter(({ name }) => begun !== undefined && name.startsWith(begun.name))
  if (begun === undefined || names.length === 0) return null
  return (
    <div className={styles.names} role="group" aria-label={words.complete}>
      {names.map(({ id, name }) => (
        <Button key={id} size="sm" onClick={() => onChange(completeSecret(text, name))}>
          <span className="mono">{toPlaceholder(name)}</span>
        </Button>
      ))}
    </div>
  )
}
