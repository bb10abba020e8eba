import { Component, computed, input } from '@angular/core'
import { reviewMessages } from '../../../domain/features/reviews.ts'
import { averageText, type Score } from '../../../domain/reviews.ts'
import { observeLocale } from '../../state/browser-value.ts'
import { StarRating } from '../../ui/star-rating.ts'

/** The average, and how many gave how many stars. */
@Component({
  selector: 'div[appScoreBoard]',
  imports: [StarRating],
  templateUrl: './score-board.html',
  host: { class: 'score' }
})
export class ScoreBoard {
  readonly score = input.required<Score>({ alias: 'appScoreBoard' })

  private readonly locale = observeLocale()
  protected readonly messages = reviewMessages
  protected readonly average = computed(() => averageText(this.score(), this.locale()))
}
