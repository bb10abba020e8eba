import { Component, input, output } from '@angular/core'
import { reviewMessages } from '../../../domain/features/reviews.ts'
import { iconPath } from '../../../domain/looks.ts'
import { ratings } from '../../../domain/reviews.ts'

/** One to five stars as radio buttons: arrow keys choose, each star is read out. */
@Component({ selector: 'fieldset[appRatingField]', templateUrl: './rating-field.html' })
export class RatingField {
  readonly rating = input.required<number>({ alias: 'appRatingField' })
  readonly error = input<string>()
  readonly choose = output<number>()

  protected readonly messages = reviewMessages
  protected readonly downward = [...ratings].reverse()
  protected readonly star = iconPath('star')
}
