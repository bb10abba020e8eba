import type { SecuritySettings } from '@sitewright/api'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { toMutationResult } from '../../../../requests/mutation-result.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { SubmitButton } from '../../../../ui/submit-button.tsx'
import { toast } from '../../../../ui/toast.ts'
import { securityMessages as words } from './messages.ts'
import { ProveSignInMethod } from './prove-sign-in-method.tsx'
import { ReplayPanel } from './replay-panel.tsx'
import { saveSecuritySettings } from './security-settings.api.ts'
import { changedSettings, findWordsProblem, toNewSettings } from './security-changes.ts'
import { SecurityFields } from './security-fields.tsx'
import styles from './security.module.css'
import { useReplay } from './use-replay.ts'

interface SecurityFormProps {
  current: SecuritySettings
  onClose: () => void
}

/** The security settings with what a change of them would have done. */
export function SecurityForm({ current, onClose }: SecurityFormProps) {
  const [wanted, setWanted] = useState(current)
  const [refusal, setRefusal] = useState<string>()
  const save = useMutation(saveSecuritySettings)
  const changes = changedSettings(current, wanted)
  const problem = findWordsProblem(wanted.refusedWords)
  const [isTried, setTried] = useState(false)
  const replay = useReplay(wanted, changes.length > 0 && problem === undefined)
  const apply = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (changes.length === 0 || save.isPending) return
    setTried(true)
    if (problem !== undefined) return focusWords(event.currentTarget)
    setRefusal(undefined)
    const result = await toMutationResult(save.mutateAsync({ body: toNewSettings(wanted) }))
    if (result.kind === 'failed') {
      const { message, fields } = result.failure
      setRefusal([message, ...Object.values(fields)].join(' '))
    }
    if (result.kind !== 'done') return
    toast({ tone: 'success', text: words.applied })
    onClose()
  }
  return (
    <form className={`dense ${styles.form}`} onSubmit={(event) => void apply(event)} noValidate>
      <p className="muted">{words.lead}</p>
      <div className={styles.columns}>
        <SecurityFields
          current={current}
          wanted={wanted}
          problem={isTried ? problem : undefined}
          onChange={(next) => {
            setRefusal(undefined)
            setWanted(next)
          }}
        />
        <ReplayPanel
          isChanged={changes.length > 0}
          replay={replay.data}
          problem={replay.error?.message}
          isReloading={replay.isFetching}
          settings={toNewSettings(wanted)}
        />
      </div>
      {replay.data?.mustProve === true && !wanted.allowPasswordLogin && <ProveSignInMethod />}
      <div className="dialog-footer">
        {refusal !== undefined && <Banner tone="danger">{refusal}</Banner>}
        <Button onClick={onClose}>{words.cancel}</Button>
        <SubmitButton sending={save.isPending}>{words.apply(changes.length)}</SubmitButton>
      </div>
    </form>
  )
}

function focusWords({ elements }: HTMLFormElement): void {
  const field = elements.namedItem('refusedWords')
  if (field instanceof HTMLElement) field.focus()
}
