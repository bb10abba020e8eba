import type { FrameworkId } from '@sitewright/catalog'
import type { Adapter } from './adapter.ts'
import { angular } from './angular.ts'
import { react } from './react.ts'
import { svelte } from './svelte.ts'
import { vue } from './vue.ts'

const adapters: Readonly<Record<FrameworkId, Adapter>> = { react, vue, angular, svelte }

/** The adapter of a framework, which may be written before the catalog offers it. */
export function getAdapter(framework: FrameworkId): Adapter {
  return adapters[framework]
}
