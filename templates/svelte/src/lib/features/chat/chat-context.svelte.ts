import { createContext } from 'svelte'
import { clock } from '#lib/browser/device.ts'
import { createChat, type Chat } from '#lib/domain/sessions/chat.ts'
import { getBackend } from '#lib/state/backend.svelte.ts'
import { observe } from '#lib/state/observe.svelte.ts'

const [getChat, setChat] = createContext<{ readonly current: Chat }>()
export { getChat }

/** Provides the one conversation of this visitor, on the page and in the window. */
export function provideChat(): void {
  const backend = getBackend()
  const chat = $derived(createChat({ backend: backend.current, store: backend.store, now: clock.now }))
  const state = observe(() => chat)
  // It is restored with the page, so that its window opens with all that was said.
  $effect(() => void state.current)
  setChat({
    get current() {
      return chat
    }
  })
}
