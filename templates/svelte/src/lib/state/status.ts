import { createContext } from 'svelte'
import { clock } from '#lib/browser/device.ts'
import { createStatus, type Status } from '#lib/domain/sessions/status.ts'

export const [getStatus, setStatus] = createContext<Status>()

/** Provides the message at the bottom of the window, which StatusRegion draws. */
export function provideStatus(): Status {
  return setStatus(createStatus(clock))
}

/** `const say = getSay()`, then `say(authMessages.updated)`. */
export function getSay(): Status['say'] {
  return getStatus().say
}
