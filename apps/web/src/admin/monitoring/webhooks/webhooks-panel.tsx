import type { SessionUser, Webhook } from '@sitewright/api'
import { mayDelete } from '@sitewright/api/access'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOutletContext } from 'react-router'
import { QueryBoundary } from '../../../requests/query-boundary.tsx'
import { Button } from '../../../ui/button.tsx'
import { AlertPanel } from '../alerts/alert-panel.tsx'
import styles from '../alerts/alerts.module.css'
import { WebhookDialog } from './webhook-dialog.tsx'
import { webhookMessages as words } from './webhook-messages.ts'
import { WebhookRow } from './webhook-row.tsx'
import { webhooksQuery } from './webhooks.api.ts'

/** The dialog that is open: the form of a webhook, or a secret that is shown once. */
export type WebhookStep =
  | { kind: 'add' }
  | { kind: 'edit'; webhook: Webhook }
  | { kind: 'secret'; secret: string }

/** The webhooks that receive alerts, with the last delivery to each. */
export function WebhooksPanel() {
  const query = useQuery(webhooksQuery)
  const { permissions } = useOutletContext<SessionUser>()
  const mayWrite = permissions.includes('monitoring.write')
  const [step, setStep] = useState<WebhookStep>()
  return (
    <AlertPanel
      title={words.title}
      count={query.data?.webhooks.length}
      end={
        mayWrite && (
          <Button className={styles.compact} onClick={() => setStep({ kind: 'add' })}>
            {words.add}
          </Button>
        )
      }
    >
      <QueryBoundary query={query} rows={2}>
        {({ webhooks }) =>
          webhooks.length === 0 ? (
            <p className={`${styles.row} ${styles.quiet}`}>{words.none}</p>
          ) : (
            <ul className={styles.rows}>
              {webhooks.map((webhook) => (
                <WebhookRow
                  key={webhook.id}
                  webhook={webhook}
                  mayWrite={mayWrite}
                  mayRemove={mayDelete(permissions, 'monitoring.write')}
                  onEdit={() => setStep({ kind: 'edit', webhook })}
                  onSecret={(secret) => setStep({ kind: 'secret', secret })}
                />
              ))}
            </ul>
          )
        }
      </QueryBoundary>
      <WebhookDialog step={step} onStep={setStep} />
    </AlertPanel>
  )
}
