import { Component, computed, input } from '@angular/core'
import { highlight } from '../../../domain/search.ts'

/** Highlights the query in a text. */
@Component({ selector: '[appMarkedText]', templateUrl: './marked-text.html' })
export class MarkedText {
  readonly text = input.required<string>({ alias: 'appMarkedText' })
  readonly query = input.required<string>()

  protected readonly pieces = computed(() => highlight(this.text(), this.query()))
}
