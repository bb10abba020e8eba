import type { Role } from '@sitewright/api'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { toMutationResult } from '../../../requests/mutation-result.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast.ts'
import { grantableRoles } from '../../shared/grantable-roles.ts'
import { rolesMessages as words } from './messages.ts'
import { toAct } from './role-effect.tsx'
import { deleteRole, roleEffectQuery } from './roles.api.ts'
import styles from './roles.module.css'
import type { SessionUser } from '@sitewright/api'
import { useOutletContext } from 'react-router'

interface DeleteRoleProps {
  role: Role
  roles: readonly Role[]
  onDone: () => void
}

/** Asks before a role is deleted: where its users move to, and what that does, counted. */
export function DeleteRole({ role, roles, onDone }: DeleteRoleProps) {
  const actor = useOutletContext<SessionUser>()
  const [moveTo, setMoveTo] = useState('')
  const [message, setMessage] = useState<string>()
  const remove = useMutation(deleteRole)
  const isHeld = role.userCount > 0
  const confirm = async (): Promise<void> => {
    if (isHeld && moveTo === '') return setMessage(words.moveNeeded)
    const result = await toMutationResult(
      remove.mutateAsync({ path: { id: role.id }, query: isHeld ? { moveTo } : {} })
    )
    if (result.kind === 'cancelled') return
    if (result.kind === 'failed') return setMessage(result.failure.message)
    toast({ tone: 'success', text: words.deleted(role.name, result.answer.moved) })
    onDone()
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (!remove.isPending) void confirm()
      }}
    >
      {isHeld && (
        <SelectField
          label={words.moveTo}
          name="moveTo"
          value={moveTo}
          error={message}
          onChange={(event) => {
            setMoveTo(event.currentTarget.value)
            setMessage(undefined)
          }}
          options={[
            ['', words.chooseRole],
            ...grantableRoles(roles, actor)
              .filter(({ id }) => id !== role.id)
              .map(({ id, name }) => [id, name] as const)
          ]}
        />
      )}
      {isHeld ? (
        moveTo !== '' && <MoveEffect role={role} moveTo={moveTo} />
      ) : (
        <p className={styles.quiet}>{words.concernsNobody}</p>
      )}
      {!isHeld && message !== undefined && (
        <p className="err" role="alert">
          {message}
        </p>
      )}
      <div className="dialog-footer">
        <Button onClick={onDone} data-autofocus>
          {words.keep}
        </Button>
        <Button type="submit" className="destroy" aria-disabled={remove.isPending || undefined}>
          {words.confirmDelete}
        </Button>
      </div>
    </form>
  )
}

function MoveEffect({ role, moveTo }: { role: Role; moveTo: string }) {
  const { data, error } = useQuery(roleEffectQuery(role.id, { moveTo }))
  if (error !== null) return <p className={styles.quiet}>{error.message}</p>
  if (data === undefined) return <p className={styles.quiet}>{words.counting}</p>
  const rows = [
    [words.effectPeople, words.people(data.people)],
    [words.effectSessions, data.sessionsEnded.toLocaleString(navigator.language)],
    [words.effectGains, data.gained.map(toAct).join(', ') || words.nothing],
    [words.effectLoses, data.lost.map(toAct).join(', ') || words.nothing]
  ] as const
  return (
    <dl className={styles.effects} role="status">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
