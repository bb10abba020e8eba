import { isAdministrative, permissions, type Permission } from '@sitewright/api/access'
import { Banner } from './banner.tsx'
import { roleRightsMessages as messages } from './messages.ts'

/** Rights that are named; a role of an administrator has twenty. */
const named = 5

/** The permissions that a role gives, as a sentence; a warning where one opens a part of the admin area. */
export function RoleRights({ role }: { role: { name: string; permissions: readonly Permission[] } }) {
  const { name, permissions: held } = role
  if (held.length === 0) return <p className="help">{messages.none(name)}</p>
  const opens = held.filter(isAdministrative)
  const texts = [...opens, ...held.filter((each) => !isAdministrative(each))].map((each) => permissions[each])
  const more = texts.length - named
  const text = messages.some(name, more > 1 ? [...texts.slice(0, named), messages.more(more)] : texts)
  return opens.length === 0 ? <p className="help">{text}</p> : <Banner tone="warning">{text}</Banner>
}
