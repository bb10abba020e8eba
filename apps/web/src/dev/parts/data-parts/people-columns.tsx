import { IconDots } from '@tabler/icons-react'
import { Avatar } from '../../../ui/avatar.tsx'
import { IconButton } from '../../../ui/button.tsx'
import type { DataColumn } from '../../../ui/data-table/column.ts'
import type { RowOptions } from '../../../ui/data-table/row-options.ts'
import { NamedStatus } from '../../../ui/named-status.tsx'
import type { Person } from './people.ts'
import styles from './data-parts.module.css'

const number = new Intl.NumberFormat('en-GB')

export const peopleColumns: readonly DataColumn<Person>[] = [
  {
    id: 'person',
    header: 'Person',
    cell: ({ firstName, lastName, email }) => (
      <span className={styles.person}>
        <Avatar firstName={firstName} lastName={lastName} picture={null} size="small" />
        <span>
          <b>{`${firstName} ${lastName}`}</b>
          <small>{email}</small>
        </span>
      </span>
    ),
    sort: 'asc',
    phone: 'title',
    fixed: true
  },
  { id: 'role', header: 'Role', cell: ({ role }) => role, width: 110, sort: 'asc' },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <NamedStatus name={status} />,
    width: 140,
    phone: 'status'
  },
  { id: 'provider', header: 'Provider', cell: ({ provider }) => provider, width: 120 },
  {
    id: 'signIns',
    header: 'Sign-ins',
    cell: ({ signIns }) => number.format(signIns),
    width: 100,
    align: 'end',
    sort: 'desc'
  }
]

export const personRow: RowOptions<Person> = {
  id: ({ id }) => id,
  name: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  href: ({ id }) => `?user=${id}`,
  menu: ({ firstName }) => (
    <IconButton label={`Actions for ${firstName}`}>
      <IconDots className="i" aria-hidden />
    </IconButton>
  )
}
