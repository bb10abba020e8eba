import { Component, computed, inject, input } from '@angular/core'
import { toDateTime } from '../../../domain/calendar.ts'
import { chatMessages } from '../../../domain/features/chat.ts'
import { findReplyPage, type ChatMessage } from '../../../domain/sessions/chat.ts'
import { observeTimeOfDay } from '../../state/browser-value.ts'
import { SiteState } from '../../state/site-state.ts'
import { PageLink } from '../../ui/page-link.ts'

@Component({
  selector: 'p[appChatBubble]',
  imports: [PageLink],
  templateUrl: './chat-bubble.html',
  host: { class: 'bubble', '[class.me]': 'isMine()', dir: 'auto' }
})
export class ChatBubble {
  readonly message = input.required<ChatMessage>({ alias: 'appChatBubble' })

  private readonly app = inject(SiteState)
  protected readonly chatMessages = chatMessages
  protected readonly toDateTime = toDateTime
  protected readonly timeOf = observeTimeOfDay()
  protected readonly page = computed(() =>
    findReplyPage(this.message(), this.app.content(), this.app.pages())
  )
  protected readonly isMine = computed(() => this.message().sender === 'user')
}
