import type { Feature } from '../../feature.ts'
import { ConnectionLine } from './connection-line.tsx'

/** Connects the site to a server of its own, and says how that connection is. */
export const api: Feature = {
  id: 'api',
  slots: { footer: { order: 90, Component: ConnectionLine } }
}
