import type { Wish } from '#lib/state/navigation.svelte.ts'

declare global {
  namespace App {
    interface PageState {
      wish?: Wish
    }
  }
}
