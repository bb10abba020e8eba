import { Component, computed, inject } from '@angular/core'
import { passwordStrength, strengthAdvice, strengthLabel } from '../../../domain/auth.ts'
import { securityMessages } from '../../../domain/features/security.ts'
import { newPassword } from '../../state/new-password.ts'

/** Password strength meter. It advises; what is allowed is up to the form. */
@Component({ selector: 'div[appPasswordStrength]', templateUrl: './password-strength.html' })
export class PasswordStrength {
  private readonly chosen = inject(newPassword)
  protected readonly messages = securityMessages
  protected readonly steps = [1, 2, 3, 4]
  protected readonly strength = computed(() => passwordStrength(this.chosen().password, this.chosen().own))
  protected readonly isEmpty = computed(() => this.chosen().password === '')
  protected readonly label = computed(() => (this.isEmpty() ? '' : strengthLabel(this.strength())))
  protected readonly advice = computed(() => strengthAdvice(this.chosen().password, this.strength()))
}
