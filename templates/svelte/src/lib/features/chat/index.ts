import { simulatedChat } from '#lib/domain/backend/simulated.ts'
import { chat as definition } from '#lib/domain/features/chat.ts'
import type { FeatureOf } from '#lib/feature.ts'
import ChatProvider from './ChatProvider.svelte'
import ChatWidget from './ChatWidget.svelte'

/** A chat window on every page, and a page of its own. */
export const chat: FeatureOf<typeof definition> = {
  ...definition,
  components: { floating: ChatWidget },
  Provider: ChatProvider,
  simulated: simulatedChat
}
