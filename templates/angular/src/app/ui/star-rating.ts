import { Component, computed, input } from '@angular/core'
import { filledStars, iconPath } from '../../domain/looks.ts'
import { frameMessages } from '../../domain/messages.ts'

/** A rating from 1 to 5, read out as one sentence. */
@Component({
  selector: 'span[appStars]',
  templateUrl: './star-rating.html',
  host: { class: 'stars', role: 'img', '[attr.aria-label]': 'label()' }
})
export class StarRating {
  readonly rating = input.required<number>({ alias: 'appStars' })

  protected readonly label = computed(() => frameMessages.stars(this.rating()))
  protected readonly stars = computed(() => filledStars(this.rating()))
  protected readonly path = iconPath('star')
}
