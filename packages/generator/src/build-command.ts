import type { Order } from './order.ts'

/** What a host runs to build the site: with its checks before, where the owner wants tests. */
export function buildCommand({ site }: Order): string {
  return site.deployment.testing ? 'npm run check && npm run build' : 'npm run build'
}

/** The folder that a build writes. */
export const outputFolder = 'dist'
