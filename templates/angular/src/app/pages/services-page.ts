import { Component, inject } from '@angular/core'
import { styleAt } from '../../domain/art/picture.ts'
import { SiteState } from '../state/site-state.ts'
import { CallToAction, hasCallToAction } from '../ui/call-to-action.ts'
import { PageBody } from '../ui/page-body.ts'
import { PageHead } from '../ui/page-head.ts'
import { PageSection } from '../ui/page-section.ts'
import { ReasonList } from '../ui/reason-list.ts'
import { NotFound } from './not-found.ts'
import { ServiceOffer } from './service-offer.ts'
import { ServicePlans } from './service-plans.ts'
import { ServiceProcess } from './service-process.ts'

@Component({
  selector: 'app-page',
  imports: [
    CallToAction,
    NotFound,
    PageBody,
    PageHead,
    PageSection,
    ReasonList,
    ServiceOffer,
    ServicePlans,
    ServiceProcess
  ],
  templateUrl: './services-page.html'
})
export class ServicesPage {
  protected readonly app = inject(SiteState)
  protected readonly hasCallToAction = hasCallToAction
  protected readonly styleAt = styleAt
}
