import type { ProjectRule } from '../../engine/rule.ts'
import { hasManifest } from './has-manifest.ts'
import { memberTests } from './members.ts'
import { pictureTests } from './pictures.ts'
import { toRule } from './pwa-test.ts'
import { hasServiceWorker, workerLists, workerNotEmpty } from './service-worker.ts'

/** What PWABuilder requires and recommends, 28 tests, and what a worker lists. */
export const pwaRules: readonly ProjectRule[] = [
  hasManifest,
  ...memberTests.map(toRule),
  ...pictureTests.map(toRule),
  hasServiceWorker,
  workerNotEmpty,
  workerLists
]
