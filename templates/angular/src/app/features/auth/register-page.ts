import { Component, computed, inject } from '@angular/core'
import { authMessages } from '../../../domain/features/auth.ts'
import { createRegistration } from '../../../domain/sessions/sign-in.ts'
import { bindFormSession } from '../../state/form.ts'
import { newPassword, type NewPassword } from '../../state/new-password.ts'
import { SiteBackend } from '../../state/site-backend.ts'
import { Started } from '../../state/started.ts'
import { StatusMessages } from '../../state/status.ts'
import { BaseButton } from '../../ui/base-button.ts'
import { FeatureSlots } from '../../ui/feature-slots.ts'
import { FieldControl } from '../../ui/field-control.ts'
import { FieldFrame } from '../../ui/field-frame.ts'
import { SiteForm } from '../../ui/site-form.ts'
import { createArrival } from './arrival.ts'
import { PasswordField } from './password-field.ts'
import { SignInGate, type OtherForm } from './sign-in-gate.ts'

@Component({
  selector: 'app-page',
  imports: [BaseButton, FeatureSlots, FieldControl, FieldFrame, PasswordField, SignInGate, SiteForm],
  templateUrl: './register-page.html',
  providers: [{ provide: newPassword, useFactory: () => inject(RegisterPage).chosen }]
})
export class RegisterPage {
  private readonly backend = inject(SiteBackend)
  private readonly say = inject(StatusMessages).say
  private readonly arrive = createArrival()
  private readonly session = computed(() =>
    createRegistration({ backend: this.backend.current(), say: this.say, arrive: this.arrive })
  )
  protected readonly messages = authMessages
  /** A password is sent by this code only, so the form waits for it. */
  protected readonly started = inject(Started).value
  protected readonly form = bindFormSession(
    () => this.session().form,
    () => this.session().submit()
  )
  /** The password that is being chosen. */
  readonly chosen = computed((): NewPassword => {
    const { name, email, password } = this.form.values()
    return { password, own: [name, email] }
  })
  protected readonly other: OtherForm = {
    question: authMessages.already,
    page: 'login',
    label: authMessages.loginAction
  }
}
