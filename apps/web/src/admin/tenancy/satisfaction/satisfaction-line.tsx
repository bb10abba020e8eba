import { useMutation, useQuery } from '@tanstack/react-query'
import { Switch } from '../../../ui/choice.tsx'
import { nothingYet } from '../../../ui/stat-card.tsx'
import { Status } from '../../../ui/status.tsx'
import { toastFailure } from '../../../requests/toasts.ts'
import { toast } from '../../../ui/toast.ts'
import isolationStyles from '../isolation/isolation.module.css'
import { satisfactionMessages as words } from './messages.ts'
import { satisfactionSettingQuery, setSatisfaction } from './satisfaction.api.ts'
import styles from './satisfaction.module.css'

/** Whether people of tenants are asked how satisfied they are, and the switch for it. */
export function SatisfactionLine({ mayChange }: { mayChange: boolean }) {
  const { data, error } = useQuery(satisfactionSettingQuery)
  const change = useMutation({
    ...setSatisfaction,
    onError: toastFailure(words.changeFailed),
    onSuccess: ({ enabled }) => toast({ tone: 'success', text: enabled ? words.changedOn : words.changedOff })
  })
  const state = data?.enabled === true ? words.on : words.off
  return (
    <section className={`${isolationStyles.line} ${styles.line}`} aria-label={words.title}>
      <b>{words.title}</b>
      {data !== undefined && mayChange ? (
        <Switch
          label={words.ask}
          checked={data.enabled}
          disabled={change.isPending}
          onChange={(enabled) => change.mutate({ body: { enabled } })}
        />
      ) : (
        <Status tone={undefined}>{data === undefined ? (error?.message ?? nothingYet) : state}</Status>
      )}
      <span>{words.how}</span>
    </section>
  )
}
