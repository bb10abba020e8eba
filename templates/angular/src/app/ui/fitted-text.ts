import { Directive, input, type Signal } from '@angular/core'
import { longestWordWidth, textWidth } from '../../domain/text.ts'

/** Gives what is in it the widths of its longest word and of its line, so that it fills its column and no word breaks. */
@Directive({
  host: {
    '[style.--longest]': 'widthOfWord(text())',
    '[style.--whole]': 'widthOfText(text())'
  }
})
export abstract class Fitted {
  abstract readonly text: Signal<string>

  protected readonly widthOfWord = longestWordWidth
  protected readonly widthOfText = textWidth
}

/** Fits a text that is said, see Fitted. */
@Directive({ selector: 'div[appFittedText]', host: { class: 'fitted' } })
export class FittedText extends Fitted {
  override readonly text = input.required<string>({ alias: 'appFittedText' })
}
