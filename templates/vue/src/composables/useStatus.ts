import { inject, provide, type InjectionKey } from 'vue'
import { clock } from '../browser/device.ts'
import { createStatus, type Status } from '../domain/sessions/status.ts'

const statusKey: InjectionKey<Status> = Symbol('status')

/** Provides the message at the bottom of the window, which StatusRegion draws. */
export function provideStatus(): Status {
  const status = createStatus(clock)
  provide(statusKey, status)
  return status
}

/** `const say = useStatus()`, then `say(authMessages.updated)`. */
export function useStatus(): Status['say'] {
  const status = inject(statusKey)
  if (status === undefined) throw new Error('No status is provided to this component.')
  return status.say
}
