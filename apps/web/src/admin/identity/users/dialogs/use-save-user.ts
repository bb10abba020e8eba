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

/** Adds a user, or sends what was changed of one: what stays needs no proof of who asks, and overwrites no other change. */
export function useSaveUser(
  user: User | undefined
): (typed: TypedUser) => Promise<{ user: User; pendingEmail?: string | null }> {
  const added = useMutation(addUser)
  const updated = useMutation(updateUser)
  return (typed) => {
    const { firstName, lastName, email, role, status, password } = typed
    if (user === undefined)
      return added.mutateAsync({
        body: { firstName, lastName, email, role, ...(password === '' ? {} : { password }) }
      })
    return updated.mutateAsync({
      path: { id: user.id },
      body: {
        ...(firstName === user.firstName ? {} : { firstName }),
        ...(lastName === user.lastName ? {} : { lastName }),
        ...(email.trim().toLowerCase() === user.email ? {} : { email }),
        ...(role === user.role ? {} : { role }),
        ...(status === user.status || status === 'pending' ? {} : { status })
      }
    })
  }
}
