import { Component, computed, inject } from '@angular/core'
import { siteDescription } from '../../domain/described.ts'
import { isAboutThin } from '../../domain/thin.ts'
import { SiteState } from '../state/site-state.ts'
import { CallToAction, hasCallToAction } from '../ui/call-to-action.ts'
import { PageBody } from '../ui/page-body.ts'
import { PageHead } from '../ui/page-head.ts'
import { AboutStory } from './about-story.ts'
import { AboutTeam } from './about-team.ts'
import { AboutValues } from './about-values.ts'
import { ThinAbout } from './thin/thin-about.ts'

@Component({
  selector: 'app-page',
  imports: [AboutStory, AboutTeam, AboutValues, CallToAction, PageBody, PageHead, ThinAbout],
  templateUrl: './about-page.html'
})
export class AboutPage {
  protected readonly app = inject(SiteState)
  protected readonly hasCallToAction = hasCallToAction
  protected readonly isThin = computed(() => isAboutThin(this.app.content()))
  protected readonly description = computed(
    () => this.app.site().businessInfo.description || siteDescription(this.app.site())
  )
}
