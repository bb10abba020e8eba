import type { ExplorerSecret } from '@sitewright/api'
import { IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDateTimeInText } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { QueryBoundary } from '../../../requests/query-boundary.tsx'
import { StepUpDialog } from '../../../step-up/step-up-dialog.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { SecretForm } from './secret-form.tsx'
import { secretMessages as words } from './secret-messages.ts'
import { deleteSecret, secretsQuery } from './secrets.api.ts'
import styles from './secrets.module.css'

type Step = { kind: 'list' } | { kind: 'replace' | 'delete'; secret: ExplorerSecret }

/** The secrets that calls name: added, replaced and deleted here, and never shown. */
export function SecretsDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [step, setStep] = useState<Step>({ kind: 'list' })
  const back = (): void => setStep({ kind: 'list' })
  const close = (): void => {
    back()
    onClose()
  }
  const title = step.kind === 'list' ? words.title : words[step.kind](step.secret.name)
  return (
    <StepUpDialog title={title} opened={opened} onClose={close} fillsPhone>
      {opened && step.kind === 'list' && <SecretList onStep={setStep} />}
      {step.kind === 'replace' && <SecretForm secret={step.secret} onDone={back} />}
      {step.kind === 'delete' && <Deletion secret={step.secret} onDone={back} />}
    </StepUpDialog>
  )
}

function SecretList({ onStep }: { onStep: (step: Step) => void }) {
  const clock = useClock()
  const query = useQuery(secretsQuery)
  return (
    <div className="question">
      <p className="muted">{words.lead}</p>
      <QueryBoundary query={query} rows={2}>
        {({ secrets }) =>
          secrets.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <ul className={styles.secrets} aria-label={words.list}>
              {secrets.map((secret) => (
                <li key={secret.id}>
                  <p>
                    <b className="mono">{secret.name}</b>
                    <span>
                      {secret.lastUsedAt === null
                        ? words.unused
                        : words.used(formatDateTimeInText(secret.lastUsedAt, clock))}
                    </span>
                  </p>
                  <Button
                    size="sm"
                    aria-label={words.editIt(secret.name)}
                    onClick={() => onStep({ kind: 'replace', secret })}
                  >
                    {words.edit}
                  </Button>
                  <IconButton
                    label={words.delete(secret.name)}
                    onClick={() => onStep({ kind: 'delete', secret })}
                  >
                    <IconTrash className="i" aria-hidden />
                  </IconButton>
                </li>
              ))}
            </ul>
          )
        }
      </QueryBoundary>
      <SecretForm key={query.data?.secrets.length} onDone={() => undefined} />
    </div>
  )
}

function Deletion({ secret: { id, name }, onDone }: { secret: ExplorerSecret; onDone: () => void }) {
  const remove = useMutation(deleteSecret)
  const confirm = (): void =>
    remove.mutate(
      { path: { id } },
      {
        onSuccess: () => {
          onDone()
          toast({ tone: 'success', text: words.deleted(name) })
        },
        onError: ({ message }) => toast({ tone: 'danger', title: words.failed, text: message })
      }
    )
  return (
    <div className="question">
      <p>{words.deleteLead(name)}</p>
      <div className="dialog-footer">
        <Button data-autofocus onClick={onDone}>
          {words.keep}
        </Button>
        <Button disabled={remove.isPending} onClick={confirm}>
          {words.confirmDelete}
        </Button>
      </div>
    </div>
  )
}
