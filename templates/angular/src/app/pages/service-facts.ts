import { Component, input } from '@angular/core'
import { servicesMessages } from '../../domain/messages.ts'
import type { Service } from '../../domain/site.ts'
import { SiteWords } from '../ui/site-words.ts'

/** Whether price or duration of a service are known. */
export function hasFacts({ price, duration }: Service): boolean {
  return Boolean(price || duration)
}

/** Price and duration of a service, as far as they are known. Whoever draws it asks whether there is one. */
@Component({
  selector: 'dl[appServiceFacts]',
  imports: [SiteWords],
  templateUrl: './service-facts.html'
})
export class ServiceFacts {
  readonly service = input.required<Service>({ alias: 'appServiceFacts' })

  protected readonly messages = servicesMessages
}
