import { Component, computed, inject } from '@angular/core'
import { authMessages } from '../../../domain/features/auth.ts'
import { createSignIn } from '../../../domain/sessions/sign-in.ts'
import { bindFormSession } from '../../state/form.ts'
import { SiteBackend } from '../../state/site-backend.ts'
import { Started } from '../../state/started.ts'
import { StatusMessages } from '../../state/status.ts'
import { BaseButton } from '../../ui/base-button.ts'
import { FieldControl } from '../../ui/field-control.ts'
import { FieldFrame } from '../../ui/field-frame.ts'
import { SiteForm } from '../../ui/site-form.ts'
import { createArrival } from './arrival.ts'
import { PasswordField } from './password-field.ts'
import { SignInGate, type OtherForm } from './sign-in-gate.ts'

@Component({
  selector: 'app-page',
  imports: [BaseButton, FieldControl, FieldFrame, PasswordField, SignInGate, SiteForm],
  templateUrl: './login-page.html'
})
export class LoginPage {
  private readonly backend = inject(SiteBackend)
  private readonly say = inject(StatusMessages).say
  private readonly arrive = createArrival()
  private readonly session = computed(() =>
    createSignIn({ backend: this.backend.current(), say: this.say, arrive: this.arrive })
  )
  protected readonly messages = authMessages
  /** A password is sent by this code only, so the form waits for it. */
  protected readonly started = inject(Started).value
  protected readonly form = bindFormSession(
    () => this.session().form,
    () => this.session().submit()
  )
  protected readonly other: OtherForm = {
    question: authMessages.newHere,
    page: 'register',
    label: authMessages.createAccount
  }
}
