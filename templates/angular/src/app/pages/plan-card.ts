import { Component, computed, inject, input } from '@angular/core'
import { buttonClasses } from '../../domain/looks.ts'
import { servicesMessages } from '../../domain/messages.ts'
import type { Plan } from '../../domain/site.ts'
import { SiteState } from '../state/site-state.ts'
import { BaseBadge } from '../ui/base-badge.ts'
import { BaseIcon } from '../ui/base-icon.ts'
import { PageLink } from '../ui/page-link.ts'
import { SiteWords } from '../ui/site-words.ts'

@Component({
  selector: 'article[appPlanCard]',
  imports: [BaseBadge, BaseIcon, PageLink, SiteWords],
  templateUrl: './plan-card.html',
  host: { class: 'plan', '[class.plan-top]': 'plan().featured' }
})
export class PlanCard {
  readonly plan = input.required<Plan>({ alias: 'appPlanCard' })

  private readonly app = inject(SiteState)
  protected readonly buttonClasses = buttonClasses
  protected readonly messages = servicesMessages
  /** Where it is chosen: another page than the one with the plans. */
  protected readonly page = computed(() => {
    const { page } = this.app.content().callToAction.action
    return page !== 'services' && this.app.pages().has(page) ? page : undefined
  })
}
