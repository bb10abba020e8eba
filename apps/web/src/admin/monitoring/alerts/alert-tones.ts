import type { AlertSeverity } from '@sitewright/api'
import type { Tone } from '../../../ui/tone.ts'

/** The tone of an alert that is open, by how bad it is. */
export const alertTones = { info: 'info', warning: 'warning', critical: 'danger' } as const satisfies Record<
  AlertSeverity,
  Tone
>
