import type { TeamPerson } from '@sitewright/api'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { formatRelativeTime } from '../../lib/time.ts'
import { useClock } from '../../lib/use-clock.ts'
import { QueryBoundary } from '../../requests/query-boundary.tsx'
import { StepUpDialog } from '../../step-up/step-up-dialog.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Status } from '../../ui/status.tsx'
import { statusNames } from '../../ui/status-names.ts'
import { toast } from '../../ui/toast.ts'
import { InviteForm } from './invite-form.tsx'
import { teamMessages as messages } from './messages.ts'
import { changeTeamPerson, teamPageSize, teamQuery } from './team.api.ts'
import styles from './team.module.css'

type Roles = readonly { id: string; name: string }[]

/** The people of the team: found, invited, and changed where they rank below. */
export function TeamPeople() {
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const [isInviting, setInviting] = useState(false)
  const query = useQuery({
    ...teamQuery(useDeferredValue(search.trim()), page),
    placeholderData: keepPreviousData
  })
  return (
    <section className={styles.panel} aria-label={messages.people}>
      <div className={styles.tools}>
        <h2>{messages.people}</h2>
        <TextField
          label={messages.find}
          type="search"
          autoComplete="off"
          maxLength={100}
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value)
            setPage(1)
          }}
        />
        <Button kind="go" disabled={(query.data?.roles.length ?? 0) === 0} onClick={() => setInviting(true)}>
          {messages.invite}
        </Button>
      </div>
      <QueryBoundary query={query} rows={4}>
        {({ people, total, roles }) => (
          <>
            {people.length === 0 && (
              <p className={styles.empty}>{search === '' ? messages.alone : messages.nobody}</p>
            )}
            <ul className={styles.list} aria-label={messages.people}>
              {people.map((person) => (
                <PersonRow key={person.id} person={person} roles={roles} />
              ))}
            </ul>
            {total > teamPageSize && (
              <Pages page={page} pages={Math.ceil(total / teamPageSize)} onPage={setPage} />
            )}
            <StepUpDialog title={messages.inviteTitle} opened={isInviting} onClose={() => setInviting(false)}>
              {isInviting && <InviteForm roles={roles} onDone={() => setInviting(false)} />}
            </StepUpDialog>
          </>
        )}
      </QueryBoundary>
    </section>
  )
}

function PersonRow({ person, roles }: { person: TeamPerson; roles: Roles }) {
  const { id, firstName, lastName, email, avatar, role, roleName, status, lastLogin, managed } = person
  const clock = useClock()
  const change = useMutation(changeTeamPerson)
  const name = `${firstName} ${lastName}`
  const isActive = status === 'active'
  const save = (body: { role?: string; status?: 'active' | 'inactive' }, text: string): void => {
    if (!change.isPending)
      change.mutate({ path: { id }, body }, { onSuccess: () => toast({ tone: 'success', text }) })
  }
  const offered = roles.some((each) => each.id === role) ? roles : [{ id: role, name: roleName }, ...roles]
  return (
    <li className={styles.row}>
      <Avatar firstName={firstName} lastName={lastName} picture={avatar} size="small" />
      <div className={styles.text}>
        <b>
          <bdi>{name}</bdi>
        </b>
        <small>{email}</small>
        <small>
          {lastLogin === null ? messages.neverSeen : messages.seen(formatRelativeTime(lastLogin, clock))}
        </small>
      </div>
      {status === 'pending' ? (
        <Status>{messages.pending}</Status>
      ) : (
        <Status tone={statusNames[status].tone}>{statusNames[status].word}</Status>
      )}
      {managed ? (
        <div className={styles.acts}>
          <select
            className="input"
            aria-label={messages.roleOf(name)}
            value={role}
            disabled={change.isPending}
            onChange={(event) => {
              const next = event.currentTarget.value
              const given = roles.find((each) => each.id === next)
              save({ role: next }, messages.changedRole(name, given?.name ?? next))
            }}
          >
            {offered.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
          </select>
          <Button
            aria-label={isActive ? messages.deactivateIt(name) : messages.activateIt(name)}
            aria-disabled={change.isPending || undefined}
            onClick={() =>
              save(
                { status: isActive ? 'inactive' : 'active' },
                isActive ? messages.deactivated(name) : messages.activated(name)
              )
            }
          >
            {isActive ? messages.deactivate : messages.activate}
          </Button>
        </div>
      ) : (
        <span className={styles.acts}>
          {roleName} <small className="muted">{messages.notManaged}</small>
        </span>
      )}
    </li>
  )
}

interface PagesProps {
  page: number
  pages: number
  onPage: (page: number) => void
}

function Pages({ page, pages, onPage }: PagesProps) {
  return (
    <div className={styles.pages}>
      <span className="muted num">{messages.page(page, pages)}</span>
      <Button disabled={page === 1} onClick={() => onPage(page - 1)}>
        {messages.before}
      </Button>
      <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {messages.more}
      </Button>
    </div>
  )
}
