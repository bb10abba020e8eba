import type { PostAddress } from '../../templates/domain/backend/post-form.ts'
import type { ReceivedMessage, ReceiverBehaviour } from './receiver.ts'

/** A way that messages go, set up on this machine. */
export interface Way {
  name: string
  /** Absent for a server of the owner's, which is asked in JSON. */
  to?: PostAddress
  /** Address of the owner's server. */
  server?: string
  /** Its own words when it refuses; absent where refusing is not its to do. */
  refusal?: string
  /** Whether it enters a message once that comes twice. */
  once: boolean
  inbox: () => readonly ReceivedMessage[]
  behave: (behaviour: ReceiverBehaviour) => void
  stop: () => Promise<void>
}

export interface WayToStart {
  name: string
  start: () => Promise<Way>
}
