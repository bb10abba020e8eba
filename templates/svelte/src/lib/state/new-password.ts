import { createContext } from 'svelte'

interface NewPassword {
  readonly password: string
  /** What else the visitor entered: a password must not be made of it. */
  readonly own: readonly string[]
}

/** The password that is being chosen, for what stands in the slot `password`. */
export const [getNewPassword, setNewPassword] = createContext<NewPassword>()
