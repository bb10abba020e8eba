import { Component, computed, ElementRef, inject, input, output } from '@angular/core'
import { noticeLooks } from '../../domain/looks.ts'
import { frameMessages } from '../../domain/messages.ts'
import type { StatusTone } from '../../domain/sessions/status.ts'
import { BaseIcon } from './base-icon.ts'
import { IconButton } from './icon-button.ts'

/**
 * A message that stays in the flow of the page. For one that comes and goes see StatusMessages. What is projected as
 * `[action]` stands beside its text.
 */
@Component({
  selector: 'div[appNotice]',
  imports: [BaseIcon, IconButton],
  templateUrl: './base-notice.html',
  host: { '[class]': 'look().className', '[attr.tabindex]': 'focusable() ? -1 : null' }
})
export class BaseNotice {
  readonly tone = input<StatusTone>('info')
  readonly title = input<string>()
  /** What it says in one paragraph; more of it is projected. */
  readonly text = input<string>()
  /** Level of the heading, so that headings on the page follow each other. */
  readonly level = input<2 | 3>(2)
  /** It can be focused by `focus()`. */
  readonly focusable = input(false)
  /** Draws a button that emits `dismiss`. */
  readonly dismissible = input(false)
  readonly dismiss = output()

  private readonly element = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement
  protected readonly look = computed(() => noticeLooks[this.tone()])
  protected readonly dismissLabel = computed(() => frameMessages.dismiss(this.title()))

  focus(): void {
    this.element.focus()
  }
}
