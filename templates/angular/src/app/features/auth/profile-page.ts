import { Component, computed } from '@angular/core'
import { authMessages } from '../../../domain/features/auth.ts'
import { buttonClasses } from '../../../domain/looks.ts'
import { observeVisitor } from '../../state/site-backend.ts'
import { BaseSpinner } from '../../ui/base-spinner.ts'
import { PageBody } from '../../ui/page-body.ts'
import { PageHead } from '../../ui/page-head.ts'
import { PageLink } from '../../ui/page-link.ts'
import { VisitorProfile } from './visitor-profile.ts'

@Component({
  selector: 'app-page',
  imports: [BaseSpinner, PageBody, PageHead, PageLink, VisitorProfile],
  templateUrl: './profile-page.html'
})
export class ProfilePage {
  protected readonly messages = authMessages
  protected readonly buttonClasses = buttonClasses
  protected readonly visitor = observeVisitor()
  /** The visitor in a list of one or none, so that another one has a profile of their own. */
  protected readonly signedIn = computed(() => {
    const visitor = this.visitor()
    return visitor ? [visitor] : []
  })
}
