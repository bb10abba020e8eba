import { simulatedChat } from '../../domain/backend/simulated.ts'
import { chat as definition } from '../../domain/features/chat.ts'
import type { FeatureOf } from '../../feature.ts'
import ChatProvider from './ChatProvider.vue'
import ChatWidget from './ChatWidget.vue'

/** A chat window on every page, and a page of its own. */
export const chat: FeatureOf<typeof definition> = {
  ...definition,
  load: { chat: () => import('./ChatPage.vue') },
  components: { floating: ChatWidget },
  Provider: ChatProvider,
  simulated: simulatedChat
}
