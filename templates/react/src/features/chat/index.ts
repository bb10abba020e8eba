import { simulatedChat } from '../../domain/backend/simulated-calls.ts'
import { chat as definition } from '../../domain/features/chat.ts'
import type { FeatureOf } from '../../feature.ts'
import { ChatWidget } from './chat-widget.tsx'
import { ChatProvider } from './provider.tsx'

/** A chat window on every page, and a page of its own. */
export const chat: FeatureOf<typeof definition> = {
  ...definition,
  load: { chat: () => import('./chat-page.tsx') },
  components: { floating: ChatWidget },
  Provider: ChatProvider,
  simulated: simulatedChat
}
