import { openConsent } from './consent.ts'
import type { Service } from './service.ts'

/** Starts the configured services: at once, or after consent where they need it. */
export function startServices(services: readonly Service[]) {
  const ready = services.filter((service) => service.ready)
  const asking = ready.filter((service) => service.asks)
  for (const service of ready) if (!service.asks) void service.start()
  if (asking.length > 0) openConsent(asking, () => asking.forEach((service) => void service.start()))
}
