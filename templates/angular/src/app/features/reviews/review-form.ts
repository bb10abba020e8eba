import { Component, computed, inject } from '@angular/core'
import { reviewMessages } from '../../../domain/features/reviews.ts'
import { createReviewForm } from '../../../domain/sessions/reviews.ts'
import { bindFormSession } from '../../state/form.ts'
import { SiteBackend } from '../../state/site-backend.ts'
import { StatusMessages } from '../../state/status.ts'
import { BaseButton } from '../../ui/base-button.ts'
import { BaseNotice } from '../../ui/base-notice.ts'
import { FieldControl } from '../../ui/field-control.ts'
import { FieldFrame } from '../../ui/field-frame.ts'
import { SiteForm } from '../../ui/site-form.ts'
import { RatingField } from './rating-field.ts'

/** Name, stars and comment. What was posted stands in the list at once, and the form is empty again. */
@Component({
  selector: 'div[appReviewForm]',
  imports: [BaseButton, BaseNotice, FieldControl, FieldFrame, RatingField, SiteForm],
  templateUrl: './review-form.html',
  host: { class: 'panel panel-tint write-review' }
})
export class ReviewForm {
  private readonly backend = inject(SiteBackend)
  private readonly say = inject(StatusMessages).say
  protected readonly messages = reviewMessages
  protected readonly session = computed(() =>
    createReviewForm({ backend: this.backend.current(), say: this.say })
  )
  protected readonly form = bindFormSession(
    () => this.session().form,
    () => this.session().submit()
  )
}
