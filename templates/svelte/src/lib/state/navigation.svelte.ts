import { onDestroy } from 'svelte'
import { afterNavigate, goto } from '$app/navigation'
import { navigating, page } from '$app/state'
import { base, withBase, withoutBase } from '#lib/ui/base-path.ts'
import { started } from './started.svelte.ts'

/** What a navigation wants of the page that it opens, kept with its entry in the history. */
export type Wish = 'still' | 'first-draft'

/** The address that is open, and the way to others. Views know no other part of the router. */
export const navigation = {
  /** The path of the page, as the routes of the site know it. */
  get path(): string {
    return withoutBase(page.url.pathname)
  },
  /** The query of the address, with its question mark. Pages are prerendered without one. */
  get query(): string {
    return started.current ? page.url.search : ''
  },
  get wish(): Wish | undefined {
    return page.state.wish
  },
  /** Whether the code of another page is on its way. */
  get isLoading(): boolean {
    return navigating.to !== null
  },
  /** Opens an address with a wish: `still` leaves the page scrolled as it is, since only a part of it is another one. */
  open(to: string, wish?: Wish, replace = false): Promise<void> {
    const still = wish === 'still'
    return goto(withBase(to, base), {
      replace,
      reset: !still,
      state: wish === undefined ? {} : { wish }
    })
  }
}

/** Calls back after each navigation, once its page is drawn; until the next one, what it returns is kept to clean up. */
export function onNavigation(arrive: (path: string) => void | (() => void)): void {
  let leave: void | (() => void)
  afterNavigate(({ type }) => {
    if (type === 'enter') return
    leave?.()
    leave = arrive(navigation.path)
  })
  onDestroy(() => leave?.())
}

/** Calls back after each navigation to another page, and not to another query or part of it. */
export function onPageChange(arrive: () => void): void {
  afterNavigate(({ from, to, type }) => {
    if (type !== 'enter' && from?.url.pathname !== to?.url.pathname) arrive()
  })
}
