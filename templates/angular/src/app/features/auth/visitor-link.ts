import { Component } from '@angular/core'
import { initials } from '../../../domain/auth.ts'
import { authMessages } from '../../../domain/features/auth.ts'
import { observeVisitor } from '../../state/site-backend.ts'
import { BaseIcon } from '../../ui/base-icon.ts'
import { PageLink } from '../../ui/page-link.ts'

/** The signed-in visitor in the header; a sign-in link where nobody is. */
@Component({
  selector: 'div[appVisitorLink]',
  imports: [BaseIcon, PageLink],
  templateUrl: './visitor-link.html'
})
export class VisitorLink {
  protected readonly messages = authMessages
  protected readonly initials = initials
  protected readonly visitor = observeVisitor()
}
