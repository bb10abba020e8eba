import { Component, computed, ElementRef, inject, input, untracked, viewChild } from '@angular/core'
import { initials } from '../../../domain/auth.ts'
import type { Visitor } from '../../../domain/backend/port.ts'
import { authMessages } from '../../../domain/features/auth.ts'
import { accountRows } from '../../../domain/profile.ts'
import { createProfile } from '../../../domain/sessions/profile.ts'
import { afterChange } from '../../state/after-change.ts'
import { bindFormSession } from '../../state/form.ts'
import { observe } from '../../state/observe.ts'
import { profileValue, type ProfileValue } from '../../state/profile.ts'
import { SiteBackend } from '../../state/site-backend.ts'
import { StatusMessages } from '../../state/status.ts'
import { BaseBadge } from '../../ui/base-badge.ts'
import { BaseButton } from '../../ui/base-button.ts'
import { BaseIcon } from '../../ui/base-icon.ts'
import { FeatureSlots } from '../../ui/feature-slots.ts'
import { FieldControl } from '../../ui/field-control.ts'
import { FieldFrame } from '../../ui/field-frame.ts'
import { SiteForm } from '../../ui/site-form.ts'

/**
 * A visitor's profile, with a view and an edit mode. The fields of other features are part of its form, and what they
 * know of the visitor stands below what it says.
 */
@Component({
  selector: 'div[appVisitorProfile]',
  imports: [BaseBadge, BaseButton, BaseIcon, FeatureSlots, FieldControl, FieldFrame, SiteForm],
  templateUrl: './visitor-profile.html',
  providers: [{ provide: profileValue, useFactory: (): ProfileValue => inject(VisitorProfile) }]
})
export class VisitorProfile implements ProfileValue {
  readonly visitor = input.required<Visitor>()

  private readonly backend = inject(SiteBackend)
  private readonly say = inject(StatusMessages).say
  /** One visitor has one, also once what is known of the visitor changes. */
  protected readonly profile = computed(() =>
    untracked(() =>
      createProfile({ backend: this.backend.current(), visitor: this.visitor(), say: this.say })
    )
  )
  private readonly mode = observe(() => this.profile())
  readonly form = bindFormSession(
    () => this.profile().form,
    () => this.profile().submit()
  )
  readonly isEdited = computed(() => this.mode() === 'editing')

  protected readonly messages = authMessages
  protected readonly initials = computed(() => initials(this.visitor().name))
  protected readonly rows = computed(() => accountRows(this.visitor()))
  protected readonly isDemonstration = computed(() => this.backend.current().isSimulated('saveProfile'))

  private readonly edit = viewChild<ElementRef<HTMLElement>>('edit')
  private readonly first = viewChild<ElementRef<HTMLElement>>('first')

  constructor() {
    // The focus would fall to the top of the page with the button that was pressed.
    afterChange(this.isEdited, () => {
      const next = this.isEdited() ? this.first() : this.edit()
      next?.nativeElement.focus()
    })
  }
}
