import { computed, inject, provide, type ComputedRef, type InjectionKey } from 'vue'
import { clock } from '../../browser/device.ts'
import { useBackend, useStore } from '../../composables/useBackend.ts'
import { useObservable } from '../../composables/useObservable.ts'
import { createChat, type Chat } from '../../domain/sessions/chat.ts'

const chatKey: InjectionKey<ComputedRef<Chat>> = Symbol('chat')

/** Provides the one conversation of this visitor, on the page and in the window. */
export function provideChat(): void {
  const backend = useBackend()
  const store = useStore()
  const chat = computed(() => createChat({ backend: backend.value, store: store.value, now: clock.now }))
  provide(chatKey, chat)
  // It is restored with the page, so that its window opens with all that was said.
  useObservable(chat)
}

export function useChat(): ComputedRef<Chat> {
  const chat = inject(chatKey)
  if (chat === undefined) throw new Error('No chat is provided to this component.')
  return chat
}
