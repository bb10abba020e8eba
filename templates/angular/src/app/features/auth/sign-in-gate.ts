import { Component, computed, inject, input } from '@angular/core'
import { authMessages } from '../../../domain/features/auth.ts'
import { SiteBackend } from '../../state/site-backend.ts'
import { BaseNotice } from '../../ui/base-notice.ts'
import { PageLink } from '../../ui/page-link.ts'
import { SitePicture } from '../../ui/site-picture.ts'
import { SocialLogin } from './social-login.ts'

/** The link to the other form: registration from sign-in, and the reverse. */
export interface OtherForm {
  question: string
  page: string
  label: string
}

/** The layout of sign-in and registration: a form beside a picture, and social login below it. */
@Component({
  selector: 'div[appSignInGate]',
  imports: [BaseNotice, PageLink, SitePicture, SocialLogin],
  templateUrl: './sign-in-gate.html',
  host: { class: 'gate' }
})
export class SignInGate {
  readonly title = input.required<string>()
  readonly other = input.required<OtherForm>()

  private readonly backend = inject(SiteBackend)
  protected readonly messages = authMessages
  protected readonly isSimulated = computed(() => this.backend.current().isSimulated('signIn'))
}
