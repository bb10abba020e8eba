import { Component, computed, inject } from '@angular/core'
import { getConnection } from '../../../browser/page.ts'
import { securityMessages } from '../../../domain/features/security.ts'
import { securityRows } from '../../../domain/profile.ts'
import { observeLocale } from '../../state/browser-value.ts'
import { profileValue } from '../../state/profile.ts'
import { SiteBackend } from '../../state/site-backend.ts'

/** What protects the visitor here, as it is. */
@Component({ selector: 'div[appSecurityFacts]', templateUrl: './security-facts.html' })
export class SecurityFacts {
  private readonly profile = inject(profileValue)
  private readonly backend = inject(SiteBackend)
  private readonly locale = observeLocale()
  protected readonly messages = securityMessages
  protected readonly rows = computed(() =>
    securityRows(this.profile.visitor(), {
      connection: getConnection(),
      isSimulated: this.backend.current().isSimulated('signIn'),
      locale: this.locale()
    })
  )
}
