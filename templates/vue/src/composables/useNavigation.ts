import { computed, onMounted, onUnmounted, watch, type ComputedRef, type Ref } from 'vue'
import { useRouter, type NavigationFailure } from 'vue-router'
import { moveFocus, showHead } from '../browser/page.ts'
import { createScrolling } from '../browser/scroll.ts'
import type { PageHead } from '../domain/head.ts'

/** What a navigation wants of the page that it opens, kept with its entry in the history. */
type Wish = 'still' | 'first-draft'

interface NavigationState {
  wish: Wish | undefined
  /** Opens an address with a wish: `still` leaves the page scrolled as it is, since only a part of it is another one. */
  open: (to: string, wish?: Wish, replace?: boolean) => Promise<NavigationFailure | undefined | void>
}

/** The history of the tab, as far as views know it. */
export function useNavigation(): NavigationState {
  const router = useRouter()
  const { history } = router.options
  return {
    get wish() {
      return history.state['wish'] as Wish | undefined
    },
    open: (path, wish, replace = false) => router.push({ ...router.resolve(path), replace, state: { wish } })
  }
}

/** Calls back after each navigation, once its page is drawn; until the next one, what it returns is kept to clean up. */
export function onNavigation(arrive: (path: string) => void | (() => void)): void {
  const { currentRoute } = useRouter()
  watch(
    currentRoute,
    ({ path }, _, onCleanup) => {
      const leave = arrive(path)
      if (leave) onCleanup(leave)
    },
    { flush: 'post' }
  )
}

/** Moves the focus to the page after a navigation, so that the keyboard and screen readers start there. */
export function useFocusOnNavigation(main: Readonly<Ref<HTMLElement | null>>): void {
  const { currentRoute } = useRouter()
  watch(
    () => currentRoute.value.path,
    () => moveFocus(main.value),
    { flush: 'post' }
  )
}

/** Updates title, description and canonical URL after a navigation. The first ones are prerendered. */
export function useHead(head: Readonly<Ref<PageHead>>): void {
  onMounted(() => watch(head, (next) => showHead(next), { immediate: true, flush: 'post' }))
}

const showEntry = createScrolling()

/** Scrolls each page to its top, or to where the visitor left it. */
export function useScrolling(): void {
  const { currentRoute, options } = useRouter()
  const { history } = options
  let returned = true
  onUnmounted(history.listen((_to, _from, { delta }) => void (returned = delta !== 0)))
  onMounted(() =>
    watch(
      currentRoute,
      ({ path, hash }, _, onCleanup) => {
        const { position, wish } = history.state
        onCleanup(showEntry({ key: JSON.stringify(position), path, hash, returned, still: wish === 'still' }))
        returned = false
      },
      { immediate: true, flush: 'post' }
    )
  )
}

/** The query of the address that is open, with its question mark; empty where it has none. */
export function useQuery(): ComputedRef<string> {
  const { currentRoute } = useRouter()
  return computed(() => queryOf(currentRoute.value.fullPath))
}

/** The query of an address of the site, with its question mark. */
export function queryOf(address: string): string {
  return /\?[^#]*/.exec(address)?.[0] ?? ''
}
