import type { Permission, Role } from '@sitewright/api'
import { builtInRoles } from '@sitewright/api/access'
import { useState } from 'react'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Diff } from '../../../ui/diff/diff.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { rolesMessages as words } from './messages.ts'
import { PermissionMatrix } from './permission-matrix.tsx'
import {
  applyEdits,
  countChanges,
  findRoleRefusal,
  noEdits,
  permissionChanges,
  ranksBelow,
  type RoleEditor,
  type RoleEdits,
  type RoleFields
} from './role-draft.ts'
import { RoleEffectLines } from './role-effect.tsx'
import { useSaveRole } from './use-save-role.ts'
import styles from './roles.module.css'

interface RoleFormProps {
  /** The role as it is now, or what a new one begins with. */
  role: RoleFields
  /** Undefined where it is new. */
  stored?: Role | undefined
  roles: readonly Role[]
  editor: RoleEditor
  onDone: () => void
}

/** A role with its permissions, to be edited where one may. */
export function RoleForm({ role, stored, roles, editor, onDone }: RoleFormProps) {
  const [opened] = useState(role)
  const [edits, setEdits] = useState<RoleEdits>(noEdits)
  const draft = applyEdits(role, edits)
  const refusal = stored === undefined ? undefined : findRoleRefusal(editor, stored)
  const { submit, sending, message, fields, forget } = useSaveRole({ stored, draft, onDone })
  const change = (next: Partial<RoleEdits>): void => {
    setEdits((before) => ({ ...before, ...next }))
    forget()
  }
  const toggle = (permission: Permission, granted: boolean): void =>
    change({ permissions: { ...edits.permissions, [permission]: granted } })
  const isFixed = refusal !== undefined
  const isBuiltIn = stored?.builtIn ?? false
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {refusal !== undefined && <Banner tone="info">{refusal}</Banner>}
      {countChanges(opened, role) > 0 && (
        <div className={styles.meanwhile}>
          <Banner tone="warning">{words.changedMeanwhile}</Banner>
          <Diff
            label={words.changedTable}
            before={{ ...opened }}
            after={{ ...role }}
            fieldLabels={words.fields}
          />
        </div>
      )}
      <div className={styles.fields}>
        <TextField
          label={words.name}
          name="name"
          value={draft.name}
          readOnly={isFixed || isBuiltIn}
          help={isBuiltIn && !isFixed ? words.builtInNote : undefined}
          error={fields['name']}
          autoComplete="off"
          data-autofocus={isFixed || isBuiltIn ? undefined : true}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <RankField
          rank={draft.rank}
          choices={isFixed || isBuiltIn ? undefined : ranksBelow(editor)}
          error={fields['rank']}
          onChange={(rank) => change({ rank })}
        />
        <TextField
          className={styles.wide}
          label={words.description}
          name="description"
          value={draft.description}
          readOnly={isFixed}
          error={fields['description']}
          autoComplete="off"
          onChange={(event) => change({ description: event.currentTarget.value })}
        />
      </div>
      <PermissionMatrix
        stored={stored}
        draft={draft}
        others={roles.filter(({ id, builtIn }) => builtIn && id !== 'super_admin' && id !== stored?.id)}
        editor={editor}
        isFixed={isFixed}
        onToggle={toggle}
      />
      <div className={styles.foot}>
        <div className={styles.effect} role="status">
          <Summary before={role} after={draft} stored={stored} isFixed={isFixed} />
          {message !== undefined && <p className="err">{message}</p>}
        </div>
        {isFixed ? (
          <Button onClick={onDone} data-autofocus>
            {words.back}
          </Button>
        ) : (
          <>
            <Button onClick={onDone}>{words.discard}</Button>
            <SubmitButton sending={sending}>
              {stored === undefined ? words.add : words.saveChanges(countChanges(role, draft))}
            </SubmitButton>
          </>
        )}
      </div>
    </form>
  )
}

interface RankFieldProps {
  rank: number
  /** The ranks to choose from; undefined where it stays. */
  choices: readonly number[] | undefined
  error: string | undefined
  onChange: (rank: number) => void
}

function RankField({ rank, choices, error, onChange }: RankFieldProps) {
  return (
    <SelectField
      label={words.rank}
      name="rank"
      value={rank}
      disabled={choices === undefined}
      help={words.rankHelp}
      error={error}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
      options={[...new Set([...(choices ?? []), rank])].map((each) => [each, nameOfRank(each)])}
    />
  )
}

function nameOfRank(rank: number): string {
  const same = Object.values(builtInRoles).find((each) => each.rank === rank)
  return same === undefined ? String(rank) : words.rankLevel(same.name, rank)
}

interface SummaryProps {
  before: RoleFields
  after: RoleFields
  stored: Role | undefined
  isFixed: boolean
}

/** What was changed, and whom the server says it reaches. */
function Summary({ before, after, stored, isFixed }: SummaryProps) {
  const { gained, lost } = permissionChanges(before, after)
  const count = countChanges(before, after)
  if (isFixed || stored === undefined) return null
  if (count === 0) return <p className={styles.quiet}>{words.noChanges}</p>
  return (
    <>
      <p>
        <b>{words.changes(count)}</b>
        <span className={`mono ${styles.delta}`}>
          {[...gained.map((each) => `+ ${each}`), ...lost.map((each) => `− ${each}`)].join('  ')}
        </span>
      </p>
      {gained.length + lost.length > 0 && <RoleEffectLines id={stored.id} permissions={after.permissions} />}
    </>
  )
}
