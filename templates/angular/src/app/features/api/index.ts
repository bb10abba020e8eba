import { api as definition } from '../../../domain/features/api.ts'
import type { FeatureOf } from '../../feature.ts'
import { ConnectionLine } from './connection-line.ts'

/** Connects the site to a server of its own, and says how that connection is. */
export const api: FeatureOf<typeof definition> = {
  ...definition,
  components: { footer: ConnectionLine }
}
