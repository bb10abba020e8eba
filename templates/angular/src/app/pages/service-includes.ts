import { Component, input } from '@angular/core'
import { linesOf } from '../../domain/drafts.ts'
import { servicesMessages } from '../../domain/messages.ts'
import type { Service } from '../../domain/site.ts'
import { BaseIcon } from '../ui/base-icon.ts'
import { DraftText } from '../ui/draft-text.ts'
import { SiteWords } from '../ui/site-words.ts'

/** What belongs to a service, line by line. */
@Component({
  selector: 'section[appServiceIncludes]',
  imports: [BaseIcon, DraftText, SiteWords],
  templateUrl: './service-includes.html',
  host: { 'aria-labelledby': 'includes' }
})
export class ServiceIncludes {
  readonly service = input.required<Service>({ alias: 'appServiceIncludes' })

  protected readonly linesOf = linesOf
  protected readonly messages = servicesMessages
}
