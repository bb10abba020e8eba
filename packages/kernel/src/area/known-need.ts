import type { Need, Permission } from '@sitewright/api'
import type { Services } from '../services/services.ts'

/** An item of 'Needs attention', with the permission to see it. */
export interface KnownNeed extends Need {
  permission: Permission
  /** A user who sees it without that permission: the creator of the job. */
  ownerId?: string
}

/** Finds what needs attention in an area. */
export type FindNeeds = (
  services: Pick<Services, 'database' | 'now' | 'outbox'>
) => Promise<readonly KnownNeed[]>
