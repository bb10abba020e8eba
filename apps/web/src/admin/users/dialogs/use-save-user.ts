import type { User } from '@sitewright/api'
import { useMutation } from '@tanstack/react-query'
import { addUser, updateUser } from './dialogs.api.ts'

interface TypedUser {
  firstName: string
  lastName: string
  email: string
  role: string
  status: User['status']
  password: string
}

/** Adds a user, or sends what was changed of one: a role that stays needs no proof of who asks. */
export function useSaveUser(user: User | undefined): (typed: TypedUser) => Promise<{ user: User }> {
  const added = useMutation(addUser)
  const updated = useMutation(updateUser)
  return ({ firstName, lastName, email, role, status, password }) => {
    const names = { firstName, lastName }
    if (user === undefined)
      return added.mutateAsync({
        body: { ...names, email, role, ...(password === '' ? {} : { password }) }
      })
    return updated.mutateAsync({
      path: { id: user.id },
      body: {
        ...names,
        ...(role === user.role ? {} : { role }),
        ...(status === user.status || status === 'pending' ? {} : { status })
      }
    })
  }
}
