import type { Webhook } from '@sitewright/api'
import { useMutation } from '@tanstack/react-query'
import { formatDateTimeInText, type Clock } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { Switch } from '../../../ui/choice.tsx'
import { RowMenu } from '../../../ui/menu.tsx'
import { Status } from '../../../ui/status.tsx'
import { toast } from '../../../ui/toast.ts'
import type { Tone } from '../../../ui/tone.ts'
import styles from '../alerts/alerts.module.css'
import { webhookMessages as words } from './webhook-messages.ts'
import { changeWebhook, deleteWebhook, renewWebhookSecret, testWebhook } from './webhooks.api.ts'

interface WebhookRowProps {
  webhook: Webhook
  mayWrite: boolean
  mayRemove: boolean
  onEdit: () => void
  /** A new secret was made, which is shown once. */
  onSecret: (secret: string) => void
}

/** A webhook: its address, and how the last message went. */
export function WebhookRow({ webhook, mayWrite, mayRemove, onEdit, onSecret }: WebhookRowProps) {
  const { id, name, url, enabled, events } = webhook
  const clock = useClock()
  const change = useMutation(changeWebhook)
  const test = useTest()
  const renew = useMutation(renewWebhookSecret)
  const remove = useMutation(deleteWebhook)
  const path = { id }
  const { tone, text } = toDeliveryState(webhook.last, clock)
  const acts = [
    { id: 'test', label: words.test, onSelect: () => test(id) },
    { id: 'edit', label: words.edit, onSelect: onEdit },
    {
      id: 'renew',
      label: words.renew,
      onSelect: () => renew.mutate({ path, body: {} }, { onSuccess: ({ secret }) => onSecret(secret) })
    }
  ]
  const removal = {
    id: 'delete',
    label: words.delete,
    danger: true,
    onSelect: () =>
      remove.mutate({ path }, { onSuccess: () => toast({ tone: 'success', text: words.deleted(name) }) })
  }
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <b>{name}</b>
        <span className={`mono ${styles.quiet}`}>{url}</span>
        <div className={styles.line}>
          <Status tone={tone}>{text}</Status>
          <span>{words.told(events.map((event) => words.eventNames[event]).join(', '))}</span>
        </div>
      </div>
      {(mayWrite || mayRemove) && (
        <div className={`${styles.acts} ${styles.compact}`}>
          {mayWrite && (
            <Switch
              label={words.enabled(name)}
              quiet
              checked={enabled}
              onChange={(isOn) => {
                if (!change.isPending) change.mutate({ path, body: { enabled: isOn } })
              }}
            />
          )}
          <RowMenu
            label={words.menu(name)}
            groups={[
              ...(mayWrite ? [{ id: 'webhook', items: acts }] : []),
              ...(mayRemove ? [{ id: 'removal', items: [removal] }] : [])
            ]}
          />
        </div>
      )}
    </li>
  )
}

/** Sends a test, and says how it went. */
function useTest(): (id: string) => void {
  const test = useMutation(testWebhook)
  return (id) => {
    if (test.isPending) return
    test.mutate(
      { path: { id }, body: {} },
      {
        onSuccess: ({ delivery }) =>
          delivery.state === 'sent'
            ? toast({ tone: 'success', text: words.tested(delivery.status) })
            : toast({ tone: 'danger', title: words.testFailed, text: problemOf(delivery) })
      }
    )
  }
}

type Delivery = NonNullable<Webhook['last']>

function problemOf({ status, problem }: Pick<Delivery, 'status' | 'problem'>): string {
  if (status !== null) return words.status(status)
  return words.problems[problem ?? 'other']
}

function toDeliveryState(last: Webhook['last'], clock: Clock): { tone: Tone | undefined; text: string } {
  if (last === null) return { tone: undefined, text: words.never }
  if (last.state === 'sent')
    return { tone: 'success', text: words.sent(formatDateTimeInText(last.at, clock), last.status) }
  if (last.state === 'given-up')
    return { tone: 'danger', text: words.givenUp(problemOf(last), formatDateTimeInText(last.at, clock)) }
  if (last.tries === 0 || last.nextAt === null) return { tone: 'info', text: words.fresh }
  return {
    tone: 'warning',
    text: words.waiting(problemOf(last), last.tries, formatDateTimeInText(last.nextAt, clock))
  }
}
