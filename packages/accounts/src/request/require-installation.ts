import { ApiError } from '@sitewright/api'
import type { Actor } from './caller.ts'

/** Refuses users of a tenant where the whole installation is concerned. */
export function requireInstallation({ tenantId }: Pick<Actor, 'tenantId'>): void {
  if (tenantId !== null) throw new ApiError('auth.forbidden')
}
