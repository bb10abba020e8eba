import { Component } from '@angular/core'
import { chatMessages } from '../../../domain/features/chat.ts'
import { PageBody } from '../../ui/page-body.ts'
import { PageHead } from '../../ui/page-head.ts'
import { ChatPanel } from './chat-panel.ts'

@Component({
  selector: 'app-page',
  imports: [ChatPanel, PageBody, PageHead],
  templateUrl: './chat-page.html'
})
export class ChatPage {
  protected readonly messages = chatMessages
}
