import { api as definition } from '#lib/domain/features/api.ts'
import type { FeatureOf } from '#lib/feature.ts'
import ConnectionLine from './ConnectionLine.svelte'

/** Connects the site to a server of its own, and says how that connection is. */
export const api: FeatureOf<typeof definition> = {
  ...definition,
  components: { footer: ConnectionLine }
}
