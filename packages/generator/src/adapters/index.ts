import { frameworkIds, frameworkOf, type FrameworkId } from '@sitewright/catalog'
import type { Adapter } from './adapter.ts'
import { react } from './react.ts'
import { svelte } from './svelte.ts'
import { vue } from './vue.ts'

const adapters: Partial<Record<FrameworkId, Adapter>> = { react, vue, svelte }

/** The frameworks that have an adapter, whether the catalog offers them or not yet. */
export const adaptedFrameworkIds: readonly FrameworkId[] = frameworkIds.filter((id) => id in adapters)

/** The adapter of a framework, which may be written before the catalog offers it. Throws where there is none. */
export function getAdapter(framework: FrameworkId): Adapter {
  const adapter = adapters[framework]
  if (adapter === undefined)
    throw new RangeError(frameworkOf(framework).unavailable ?? `No template for ${framework}.`)
  return adapter
}
