import type { TenantFeatureId } from '@sitewright/api'
import { findFeatureRefusal } from '@sitewright/api/tenant-features'
import { useAuth } from '../auth.tsx'

/**
 * The message why the user may not use a feature of tenants; undefined where they may. The server decides all
 * the same.
 */
export function useFeatureRefusal(feature: TenantFeatureId): string | undefined {
  const { state } = useAuth()
  return state.kind === 'signed-in' ? findFeatureRefusal(state.user.features, feature) : undefined
}
