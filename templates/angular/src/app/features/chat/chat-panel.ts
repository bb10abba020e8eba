import { Component, computed, ElementRef, inject, viewChild } from '@angular/core'
import { chatMessages } from '../../../domain/features/chat.ts'
import { canSend } from '../../../domain/sessions/chat.ts'
import { whenDrawn } from '../../state/after-change.ts'
import { createId } from '../../state/control.ts'
import { SiteBackend } from '../../state/site-backend.ts'
import { SiteState } from '../../state/site-state.ts'
import { BaseButton } from '../../ui/base-button.ts'
import { BaseIcon } from '../../ui/base-icon.ts'
import { BaseNotice } from '../../ui/base-notice.ts'
import { ChatBubble } from './chat-bubble.ts'
import { ChatState } from './chat-state.ts'

/**
 * Head, messages and the line to write: the same on the page and in the window. What is projected stands at the end of
 * the head.
 */
@Component({
  selector: '[appChatPanel]',
  imports: [BaseButton, BaseIcon, BaseNotice, ChatBubble],
  templateUrl: './chat-panel.html',
  host: { class: 'chat', '[attr.aria-labelledby]': 'titleId' }
})
export class ChatPanel {
  private readonly app = inject(SiteState)
  private readonly backend = inject(SiteBackend)
  private readonly chat = inject(ChatState)
  private readonly input = viewChild.required<ElementRef<HTMLInputElement>>('input')
  private readonly log = viewChild.required<ElementRef<HTMLElement>>('log')
  protected readonly chatMessages = chatMessages
  protected readonly titleId = createId()
  protected readonly inputId = createId()
  protected readonly head = computed(() => chatMessages.head(this.app.site().businessInfo.businessName))
  protected readonly isSimulated = computed(() => this.backend.current().isSimulated('chatReply'))
  protected readonly state = this.chat.state
  protected readonly messages = computed(() => this.state().messages)
  protected readonly isTyping = computed(() => this.state().typing)
  protected readonly canSend = computed(() => canSend(this.state()))

  constructor() {
    const said = computed(() => [this.messages(), this.isTyping()])
    whenDrawn(said, () => {
      const log = this.log().nativeElement
      log.scrollTo({ top: log.scrollHeight })
    })
  }

  focus(): void {
    this.input().nativeElement.focus()
  }

  protected write(draft: string): void {
    this.chat.session().write(draft)
  }

  protected send(event: SubmitEvent): void {
    event.preventDefault()
    void this.chat.session().send()
  }
}
