import { Component, computed, inject } from '@angular/core'
import { goTo } from '../../../browser/page.ts'
import { providerName, providersOf } from '../../../domain/auth.ts'
import { authMessages } from '../../../domain/features/auth.ts'
import { createSocialSignIn } from '../../../domain/sessions/sign-in.ts'
import { observe } from '../../state/observe.ts'
import { SiteBackend } from '../../state/site-backend.ts'
import { SiteState } from '../../state/site-state.ts'
import { StatusMessages } from '../../state/status.ts'
import { BaseButton } from '../../ui/base-button.ts'
import { createArrival } from './arrival.ts'

/** Social login: one button for each provider. */
@Component({
  selector: 'div[appSocialLogin]',
  imports: [BaseButton],
  templateUrl: './social-login.html',
  host: { class: 'social' }
})
export class SocialLogin {
  private readonly app = inject(SiteState)
  private readonly backend = inject(SiteBackend)
  private readonly say = inject(StatusMessages).say
  private readonly arrive = createArrival()
  protected readonly session = computed(() =>
    createSocialSignIn({ backend: this.backend.current(), say: this.say, arrive: this.arrive, goTo })
  )
  protected readonly busy = observe(() => this.session())
  protected readonly providers = computed(() =>
    providersOf(this.app.site()).map((id) => {
      const name = providerName(id)
      return { id, name, label: authMessages.continueWith(name) }
    })
  )
}
