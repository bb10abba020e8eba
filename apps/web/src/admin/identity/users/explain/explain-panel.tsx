import { mayRead } from '@sitewright/api/access'
import type { Act, SessionUser, User } from '@sitewright/api'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOutletContext } from 'react-router'
import { QueryBoundary } from '../../../../requests/query-boundary.tsx'
import { Combobox, type ComboboxOption } from '../../../../ui/combobox.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { actsQuery, explanationQuery, peopleQuery } from './explain.api.ts'
import { ExplanationSteps } from './explanation-steps.tsx'
import { explainMessages as words } from './messages.ts'
import styles from './explain.module.css'

/** What a user may do: an action, to whom, now or as of a date, and how it is decided. */
export function ExplainPanel({ user }: { user: User }) {
  const actor = useOutletContext<SessionUser>()
  const acts = useQuery(actsQuery)
  const [act, setAct] = useState<Act>()
  const [object, setObject] = useState<ComboboxOption>()
  const [time, setTime] = useState('')
  const at = time === '' ? undefined : new Date(time).getTime()
  return (
    <div className={`dense ${styles.panel}`}>
      <Combobox
        label={words.act}
        placeholder={words.actHint}
        options={(acts.data?.acts ?? []).map(toOption)}
        state={acts.data === undefined ? 'loading' : 'ready'}
        selected={act === undefined ? [] : [toOption(act)]}
        onChange={([chosen]) => setAct(acts.data?.acts.find(({ id }) => id === chosen?.value))}
      />
      {act?.onPerson && <ObjectField selected={object} onChange={setObject} />}
      {mayRead(actor.permissions, 'audit.read') && (
        <TextField
          type="datetime-local"
          label={words.at}
          help={words.atHelp}
          value={time}
          onChange={(event) => setTime(event.currentTarget.value)}
        />
      )}
      {act === undefined ? (
        <p className={styles.quiet}>{words.choose}</p>
      ) : (
        <Answer
          user={user}
          question={{ act: act.id, object: act.onPerson ? object?.value : undefined, at }}
        />
      )}
    </div>
  )
}

function toOption({ id, summary, permission }: Act): ComboboxOption {
  return {
    value: id,
    label: summary,
    detail: permission === null || id === permission ? id : `${permission} · ${id}`
  }
}

interface ObjectFieldProps {
  selected: ComboboxOption | undefined
  onChange: (selected: ComboboxOption | undefined) => void
}

function ObjectField({ selected, onChange }: ObjectFieldProps) {
  const [search, setSearch] = useState('')
  const people = useQuery(peopleQuery(search))
  return (
    <Combobox
      label={words.object}
      placeholder={words.objectHint}
      help={words.objectOptional}
      options={(people.data?.users ?? []).map(({ id, firstName, lastName, email }) => ({
        value: id,
        label: `${firstName} ${lastName}`,
        detail: email
      }))}
      state={people.error === null ? (people.data === undefined ? 'loading' : 'ready') : 'failed'}
      selected={selected === undefined ? [] : [selected]}
      onQuery={setSearch}
      onChange={([chosen]) => onChange(chosen)}
    />
  )
}

function Answer({ user, question }: { user: User; question: Parameters<typeof explanationQuery>[1] }) {
  const answer = useQuery(explanationQuery(user.id, question))
  return (
    <QueryBoundary query={answer} rows={4}>
      {(explanation) => <ExplanationSteps user={user} explanation={explanation} />}
    </QueryBoundary>
  )
}
