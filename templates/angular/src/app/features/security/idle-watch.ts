import { Component, computed, inject } from '@angular/core'
import { clock } from '../../../browser/device.ts'
import { onActivity } from '../../../browser/page.ts'
import { securityMessages, type IdleState } from '../../../domain/features/security.ts'
import { createIdle } from '../../../domain/sessions/idle.ts'
import { createObservable } from '../../../domain/sessions/observable.ts'
import { observe } from '../../state/observe.ts'
import { observeVisitor, SiteBackend } from '../../state/site-backend.ts'
import { StatusMessages } from '../../state/status.ts'
import { BaseButton } from '../../ui/base-button.ts'
import { ModalDialog } from '../../ui/modal-dialog.ts'

/** While nobody is signed in. */
const nobody = createObservable<IdleState>({ kind: 'active' })

/** Signs an idle visitor out (idle timeout), after a warning. */
@Component({
  selector: 'div[appIdleWatch]',
  imports: [BaseButton, ModalDialog],
  templateUrl: './idle-watch.html'
})
export class IdleWatch {
  private readonly backend = inject(SiteBackend)
  private readonly say = inject(StatusMessages).say
  private readonly visitor = observeVisitor()
  private readonly signedInAt = computed(() => this.visitor()?.signedInAt)
  protected readonly session = computed(() => {
    const signedInAt = this.signedInAt()
    if (signedInAt === undefined) return undefined
    const backend = this.backend.current()
    return createIdle({ backend, store: this.backend.store, clock, signedInAt, onActivity, say: this.say })
  })
  private readonly idle = observe<IdleState>(() => this.session() ?? nobody)
  protected readonly messages = securityMessages
  protected readonly isWarned = computed(() => this.idle().kind === 'warned')
  protected readonly warning = computed(() => {
    const idle = this.idle()
    return idle.kind === 'warned' ? securityMessages.idle(idle.secondsLeft) : ''
  })
}
