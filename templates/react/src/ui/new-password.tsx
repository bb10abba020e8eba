import { createContext, use } from 'react'

interface NewPassword {
  password: string
  /** What else the visitor entered: a password must not be made of it. */
  own: readonly string[]
}

/** The password that is being chosen, for what stands in the slot `password`. */
export const NewPasswordContext = createContext<NewPassword>({ password: '', own: [] })

export function useNewPassword(): NewPassword {
  return use(NewPasswordContext)
}
