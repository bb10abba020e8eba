import { mayRead } from '@sitewright/api/access'
import type { SessionUser } from '@sitewright/api'
import { useOutletContext } from 'react-router'
import { peopleQuery } from './audit.api.ts'
import { auditMessages as words } from './messages.ts'
import { PickedFilter } from '../../shared/picked-filter.tsx'

interface PersonFilterProps {
  label: string
  /** The id in the address; undefined for all. */
  value: string | undefined
  /** The name of the chosen person, where it is known. */
  name: string | undefined
  onChange: (id: string | undefined) => void
}

/** A filter by a person, who is found by name or email. A user who may not see people has it from an entry only. */
export function PersonFilter(props: PersonFilterProps) {
  const mayFind = mayRead(useOutletContext<SessionUser>().permissions, 'user.read')
  if (!mayFind && props.value === undefined) return null
  return (
    <PickedFilter
      {...props}
      field={words.person}
      hint={words.personHint}
      query={peopleQuery}
      toOptions={({ users }) =>
        users.map(({ id, firstName, lastName, email }) => ({
          value: id,
          label: `${firstName} ${lastName}`,
          detail: email
        }))
      }
    />
  )
}
