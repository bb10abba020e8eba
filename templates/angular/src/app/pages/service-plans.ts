import { Component, input } from '@angular/core'
import type { Content } from '../../domain/site.ts'
import { SiteWords } from '../ui/site-words.ts'
import { PlanCard } from './plan-card.ts'

/** What it costs by the month or the job, side by side. */
@Component({
  selector: 'section[appServicePlans]',
  imports: [PlanCard, SiteWords],
  templateUrl: './service-plans.html',
  host: { class: 'sec panel-tint', 'aria-labelledby': 'plans' }
})
export class ServicePlans {
  readonly plans = input.required<NonNullable<Content['plans']>>({ alias: 'appServicePlans' })
}
