import { useMutation, useQuery } from '@tanstack/react-query'
import { Button } from '../../../ui/button.tsx'
import { toastResult } from '../../../requests/toasts.ts'
import { addOwnConnection, connectionsQuery } from '../database.api.ts'
import styles from '../database.module.css'
import { databaseMessages as words } from '../messages.ts'

interface OwnDatabaseOfferProps {
  /** Called with the id of the connection once it is added. */
  onAdded: (id: string) => void
  /** Whether a line below says what it shows. */
  hasNote?: boolean
}

/** Connects Sitewright's own database by one press, where a server offers it and it is not connected yet. */
export function OwnDatabaseOffer({ onAdded, hasNote = false }: OwnDatabaseOfferProps) {
  const { data } = useQuery(connectionsQuery)
  const add = useMutation({
    ...addOwnConnection,
    ...toastResult<{ connection: { id: string } }>({
      failed: words.failed,
      done: words.ownAdded,
      onDone: ({ connection }) => onAdded(connection.id)
    })
  })
  if (data?.own.kind !== 'offered' || data.connections.some(({ type }) => type === 'sqlite')) return null
  return (
    <div className={styles.offer}>
      <Button
        aria-busy={add.isPending}
        aria-describedby={hasNote ? 'own-database-note' : undefined}
        onClick={() => {
          if (!add.isPending) add.mutate({ body: {} })
        }}
      >
        {words.ownOffer}
      </Button>
      {hasNote && (
        <p id="own-database-note" className={styles.quiet}>
          {words.ownOfferNote}
        </p>
      )}
    </div>
  )
}
