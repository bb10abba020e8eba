import { simulatedChat } from '../../../domain/backend/simulated.ts'
import { chat as definition } from '../../../domain/features/chat.ts'
import type { FeatureOf } from '../../feature.ts'
import { ChatState } from './chat-state.ts'
import { ChatWidget } from './chat-widget.ts'

/** A chat window on every page, and a page of its own. */
export const chat: FeatureOf<typeof definition> = {
  ...definition,
  load: { chat: () => import('./chat-page.ts').then((module) => module.ChatPage) },
  components: { floating: ChatWidget },
  service: ChatState,
  simulated: simulatedChat
}
