import type { Need, Permission } from '@sitewright/api'
import type { Services } from '../services/services.ts'

/** Something that somebody has to look after, and who is shown it. */
export interface KnownNeed extends Need {
  permission: Permission
  /** Is shown it whatever they hold: who began the job. */
  ownerId?: string
}

/** Finds what of an area somebody has to look after. */
export type FindNeeds = (
  services: Pick<Services, 'database' | 'now' | 'outbox'>
) => Promise<readonly KnownNeed[]>
