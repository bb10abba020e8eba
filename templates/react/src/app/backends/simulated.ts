import { clock } from '../../browser/clock.ts'
import type { Backend } from '../../domain/backend/port.ts'
import { simulatedBackend } from '../../domain/backend/simulated.ts'
import type { Store } from '../../domain/backend/storage.ts'
import type { Site } from '../../domain/site.ts'
import { features } from '../../features/index.ts'

/** The simulated backend: it answers in the browser, without a server. */
export function createBackend(site: Site, store: Store): Backend {
  return simulatedBackend({
    site,
    store,
    now: clock.now,
    random: () => Math.random(),
    calls: features.flatMap(({ simulated = [] }) => simulated)
  })
}
