import { Component, computed, inject } from '@angular/core'
import { reviewMessages } from '../../../domain/features/reviews.ts'
import { allReviews, scoreOf } from '../../../domain/reviews.ts'
import { createVisitorReviews } from '../../../domain/sessions/reviews.ts'
import { observe } from '../../state/observe.ts'
import { SiteBackend } from '../../state/site-backend.ts'
import { SiteState } from '../../state/site-state.ts'
import { PageBody } from '../../ui/page-body.ts'
import { PageHead } from '../../ui/page-head.ts'
import { ReviewForm } from './review-form.ts'
import { ReviewList } from './review-list.ts'
import { ScoreBoard } from './score-board.ts'

/** All reviews with their average, and beside them the form. */
@Component({
  selector: 'app-page',
  imports: [PageBody, PageHead, ReviewForm, ReviewList, ScoreBoard],
  templateUrl: './reviews-page.html'
})
export class ReviewsPage {
  private readonly app = inject(SiteState)
  private readonly backend = inject(SiteBackend)
  private readonly session = computed(() => createVisitorReviews({ backend: this.backend.current() }))
  protected readonly messages = reviewMessages
  protected readonly visitors = observe(this.session)
  protected readonly own = computed(() => this.app.content().reviews)
  protected readonly all = computed(() => allReviews(this.own()?.items ?? [], this.visitors().reviews))
  protected readonly score = computed(() => scoreOf(this.all()))
  /** Of a site that takes none, the page only shows those of the business. */
  protected readonly isOpen = computed(() => this.app.site().selectedFeatures.includes('reviews'))
}
