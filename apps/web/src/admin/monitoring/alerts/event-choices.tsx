import type { AlertWebhookEvent } from '@sitewright/api'
import { alertWebhookEvents } from '@sitewright/api/webhook-events'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useId } from 'react'
import { Checkbox } from '../../../ui/choice.tsx'
import styles from './alerts.module.css'
import { webhookMessages as words } from '../webhooks/webhook-messages.ts'

interface EventChoicesProps {
  chosen: readonly AlertWebhookEvent[]
  error: string | undefined
  onChange: (chosen: AlertWebhookEvent[]) => void
}

/** The events that a webhook receives; at least one. */
export function EventChoices({ chosen, error, onChange }: EventChoicesProps) {
  const id = useId()
  const isInvalid = error !== undefined
  return (
    <fieldset
      className={styles.choices}
      // The form focuses it by its name where nothing is chosen.
      name="events"
      tabIndex={-1}
      aria-describedby={isInvalid ? id : undefined}
    >
      <legend>{words.events}</legend>
      {alertWebhookEvents.map((event) => (
        <Checkbox
          key={event}
          label={words.eventChoices[event]}
          checked={chosen.includes(event)}
          onChange={(isChosen) =>
            onChange(alertWebhookEvents.filter((each) => (each === event ? isChosen : chosen.includes(each))))
          }
        />
      ))}
      {isInvalid && (
        <p id={id} className="err">
          <IconAlertTriangle className="i s" aria-hidden />
          {error}
        </p>
      )}
    </fieldset>
  )
}
