import type { SearchAnswer } from '@sitewright/api'
import { IconShield, IconUser, IconUsers } from '@tabler/icons-react'
import type { Command } from '../../../ui/find-commands.ts'
import { searchMessages as words } from './messages.ts'
import type { OpenPage } from './use-open-page.ts'

/** What the server has found, as commands that lead there. */
export function foundCommands({ users, roles }: SearchAnswer, query: string, open: OpenPage): Command[] {
  return [...(users === undefined ? [] : peopleCommands(users, query, open)), ...roleCommands(roles, open)]
}

function peopleCommands(
  { found, total, exact }: NonNullable<SearchAnswer['users']>,
  query: string,
  open: OpenPage
): Command[] {
  const people = found.map(({ id, firstName, lastName, email, roleName }) => ({
    id: `person-${id}`,
    label: `${firstName} ${lastName}`,
    description: `${email} · ${roleName}`,
    group: words.groups.people,
    icon: <IconUser className="i" aria-hidden />,
    onClick: () => open(`/admin/users?user=${encodeURIComponent(id)}`)
  }))
  if (total <= found.length) return people
  const count = total.toLocaleString(navigator.language)
  return [
    ...people,
    {
      id: 'all-people',
      label: words.allPeople(exact ? count : words.moreThan(count)),
      group: words.groups.people,
      icon: <IconUsers className="i" aria-hidden />,
      onClick: () => open(`/admin/users?q=${encodeURIComponent(query)}`)
    }
  ]
}

function roleCommands(roles: SearchAnswer['roles'], open: OpenPage): Command[] {
  return (roles?.found ?? []).map(({ id, name, description }) => ({
    id: `role-${id}`,
    label: name,
    description,
    group: words.groups.roles,
    icon: <IconShield className="i" aria-hidden />,
    onClick: () => open(`/admin/users?roles=${encodeURIComponent(id)}`)
  }))
}
