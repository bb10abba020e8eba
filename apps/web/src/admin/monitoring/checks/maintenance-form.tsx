import type { ServiceCheck } from '@sitewright/api'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toLocalText } from '../../../lib/local-time-text.ts'
import { submitForm, toFieldErrors } from '../../../requests/mutation-result.ts'
import { Checkbox } from '../../../ui/choice.tsx'
import { DialogForm } from '../../../ui/dialog-form.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useForm } from '../../../ui/form.ts'
import { toast } from '../../../ui/toast.ts'
import { addMaintenance } from './checks.api.ts'
import styles from './checks.module.css'
import { maintenanceTexts as words } from './messages.ts'

const hourMs = 3_600_000

interface WindowValues {
  reason: string
  startsAt: string
  endsAt: string
  checkIds: readonly string[]
}

/** The form of a maintenance window; without a chosen check it is for all. */
export function MaintenanceForm({ checks }: { checks: readonly ServiceCheck[] }) {
  const [round, setRound] = useState(0)
  return <WindowFields key={round} checks={checks} onAdded={() => setRound(round + 1)} />
}

function WindowFields({ checks, onAdded }: { checks: readonly ServiceCheck[]; onAdded: () => void }) {
  const add = useMutation(addMaintenance)
  const [begun] = useState(() => Date.now())
  const form = useForm<WindowValues>({
    initial: {
      reason: '',
      startsAt: toLocalText(begun),
      endsAt: toLocalText(begun + hourMs),
      checkIds: []
    },
    validate: ({ startsAt, endsAt }) => ({
      ...(startsAt === '' ? { startsAt: words.timeRequired } : {}),
      ...(endsAt === '' ? { endsAt: words.timeRequired } : {})
    }),
    send: ({ reason, startsAt, endsAt, checkIds }) => {
      const times = { startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt) }
      const body = { reason, ...times, checkIds: checkIds.length === 0 ? null : [...checkIds] }
      const tellAdded = (): void => {
        toast({ tone: 'success', text: words.added })
        onAdded()
      }
      return submitForm(add.mutateAsync({ body }), tellAdded, toFieldErrors)
    }
  })
  const { values, text, change } = form
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const choose = (id: string, isChosen: boolean): void =>
    change('checkIds', isChosen ? [...values.checkIds, id] : values.checkIds.filter((each) => each !== id))
  return (
    <DialogForm form={form} submit={words.add}>
      <TextField {...text('reason')} label={words.reason} autoComplete="off" maxLength={200} data-autofocus />
      <div className={styles.pair}>
        <TextField
          {...text('startsAt')}
          label={words.from}
          help={words.zone(timeZone)}
          type="datetime-local"
        />
        <TextField {...text('endsAt')} label={words.to} type="datetime-local" />
      </div>
      <fieldset className={styles.choices}>
        <legend>{words.concerned}</legend>
        <Checkbox
          label={words.all}
          checked={values.checkIds.length === 0}
          onChange={() => change('checkIds', [])}
        />
        {checks.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={values.checkIds.includes(id)}
            onChange={(isChosen) => choose(id, isChosen)}
          />
        ))}
      </fieldset>
    </DialogForm>
  )
}
