import { InjectionToken, type Signal } from '@angular/core'

export interface NewPassword {
  password: string
  /** What else the visitor entered: a password must not be made of it. */
  own: readonly string[]
}

/** The password that is being chosen, for what stands in the slot `password`. The field provides it. */
export const newPassword = new InjectionToken<Signal<NewPassword>>('newPassword')
