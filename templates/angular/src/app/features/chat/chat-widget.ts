import { Component, computed, effect, ElementRef, inject, signal, viewChild } from '@angular/core'
import { keepClear, onKey } from '../../../browser/page.ts'
import { chatMessages } from '../../../domain/features/chat.ts'
import { afterChange, whenDrawn } from '../../state/after-change.ts'
import { Navigation } from '../../state/navigation.ts'
import { SiteState } from '../../state/site-state.ts'
import { BaseIcon } from '../../ui/base-icon.ts'
import { IconButton } from '../../ui/icon-button.ts'
import { ChatPanel } from './chat-panel.ts'

/** The chat widget in a corner of every page but its own. */
@Component({
  selector: 'div[appChatWidget]',
  imports: [BaseIcon, ChatPanel, IconButton],
  templateUrl: './chat-widget.html'
})
export class ChatWidget {
  private readonly app = inject(SiteState)
  private readonly navigation = inject(Navigation)
  private readonly button = viewChild<ElementRef<HTMLButtonElement>>('button')
  private readonly panel = viewChild(ChatPanel)
  protected readonly messages = chatMessages
  protected readonly isOpen = signal(false)
  protected readonly isOnChatPage = computed(() => this.navigation.path() === this.app.findPath('chat'))

  constructor() {
    const place = computed(() => [this.navigation.path(), this.isOpen()])
    whenDrawn(place, () => keepClear(() => this.button()?.nativeElement ?? null))
    effect((onCleanup) => {
      if (this.isOpen()) onCleanup(onKey((key) => void (key === 'Escape' && this.isOpen.set(false))))
    })
    afterChange(this.isOpen, () => {
      if (this.isOpen()) this.panel()?.focus()
      else this.button()?.nativeElement.focus()
    })
  }
}
