import { Component, ElementRef, inject, input } from '@angular/core'
import { frameMessages } from '../../domain/messages.ts'
import { whenDrawn } from '../state/after-change.ts'
import { createId } from '../state/control.ts'
import { IconButton } from './icon-button.ts'
import { SiteWords } from './site-words.ts'
import type { SiteText } from './words.ts'

/**
 * A dialog over the page. Escape, the close button and a click outside of it close it, which its own event `(close)` says;
 * the focus returns by itself. What is projected as `[controls]` stands beside the close button.
 */
@Component({
  selector: 'dialog[appModalDialog]',
  imports: [IconButton, SiteWords],
  templateUrl: './modal-dialog.html',
  host: { class: 'modal', '[attr.aria-labelledby]': 'id', '(click)': 'closeFromBackdrop($event)' }
})
export class ModalDialog<Title extends object, Line extends object> {
  readonly open = input.required<boolean>()
  /** A text, or the place of one in site.json. */
  readonly title = input.required<string | SiteText<Title>>()
  /** A line under the title. */
  readonly text = input<string | SiteText<Line>>()

  protected readonly id = createId()
  protected readonly frameMessages = frameMessages
  private readonly dialog = inject<ElementRef<HTMLDialogElement>>(ElementRef).nativeElement

  constructor() {
    // What it holds is drawn by then, so that it can take the focus.
    whenDrawn(this.open, () => {
      if (this.open()) this.dialog.showModal()
      else this.dialog.close()
    })
  }

  protected close(): void {
    this.dialog.close()
  }

  // The backdrop belongs to the dialog element itself, so a click on it has the dialog as its target.
  protected closeFromBackdrop({ target }: MouseEvent): void {
    if (target === this.dialog) this.close()
  }
}
