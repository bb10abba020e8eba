import { Service } from '@angular/core'
import { clock } from '../../browser/device.ts'
import { createStatus, type Status } from '../../domain/sessions/status.ts'

/** The message at the bottom of the window, which StatusRegion draws: `inject(StatusMessages).say(authMessages.updated)`. */
@Service()
export class StatusMessages {
  readonly status: Status = createStatus(clock)
  readonly say: Status['say'] = this.status.say
}
