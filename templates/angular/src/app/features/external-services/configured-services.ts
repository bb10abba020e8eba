import { afterNextRender, inject, Service } from '@angular/core'
import { readyServices } from '../../../browser/services/service.ts'
import { services, variables } from '../../../chosen.ts'
import { siteServices } from '../../state/services.ts'

/** Says which third-party services are configured, and starts them. */
@Service()
export class ConfiguredServices {
  private readonly ready = readyServices(services, variables)

  constructor() {
    inject(siteServices).set(this.ready)
    afterNextRender(async () => {
      const { startServices } = await import('../../../browser/services/start.ts')
      startServices(this.ready, variables)
    })
  }
}
