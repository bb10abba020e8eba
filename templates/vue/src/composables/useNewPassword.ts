import { inject, provide, type InjectionKey, type Ref } from 'vue'

interface NewPassword {
  password: string
  /** What else the visitor entered: a password must not be made of it. */
  own: readonly string[]
}

const newPasswordKey: InjectionKey<Readonly<Ref<NewPassword>>> = Symbol('newPassword')

/** Provides the password that is being chosen to what stands in the slot `password`. */
export function provideNewPassword(password: Readonly<Ref<NewPassword>>): void {
  provide(newPasswordKey, password)
}

/** The password that is being chosen. */
export function useNewPassword(): Readonly<Ref<NewPassword>> {
  const password = inject(newPasswordKey)
  if (password === undefined) throw new Error('No new password is provided to this component.')
  return password
}
