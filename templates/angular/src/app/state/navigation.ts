import { Location } from '@angular/common'
import {
  afterNextRender,
  computed,
  DestroyRef,
  effect,
  inject,
  Injector,
  Service,
  signal,
  untracked
} from '@angular/core'
import { NavigationEnd, NavigationError, Router, type RouterStateSnapshot } from '@angular/router'
import { notFoundPlace } from '../../domain/pages.ts'
import { Started } from './started.ts'

/** What a navigation wants of the page that it opens, kept with its entry in the history. */
export type Wish = 'still' | 'first-draft'

/** What is kept with an entry of the history. */
interface EntryState {
  wish?: Wish
  /** The place of the entry in the history of the tab. */
  ɵrouterPageId?: number
}

/** A page that is open. */
export interface OpenPage {
  /** Its address, without the folder of the host. */
  url: string
  /** The id of the page. */
  page: string
  /** The feature that brought it. */
  feature: string | undefined
  /** What its address says of it: the id of a service. */
  id: string | undefined
  /** Rises with each navigation. */
  count: number
}

/** The address that is open, and the way to others. Views know no other part of the router. */
@Service()
export class Navigation {
  private readonly router = inject(Router)
  private readonly location = inject(Location)
  private readonly started = inject(Started)
  private readonly opened = signal<OpenPage>({
    url: '/',
    page: notFoundPlace.page,
    feature: undefined,
    id: undefined,
    count: 0
  })

  private readonly failed = signal(false)

  /** The page that is open. */
  readonly page = this.opened.asReadonly()
  /** The path of the page, as the routes of the site know it. */
  readonly path = computed(() => pathOf(this.page().url))
  /** The query of the address, with its question mark. Pages are prerendered without one. */
  readonly query = computed(() => (this.started.value() ? queryOf(this.page().url) : ''))
  /** Whether the code of another page is on its way. */
  readonly isLoading = computed(() => this.started.value() && this.router.currentNavigation() !== null)

  /** Whether the page that was wanted last could not be made. */
  readonly hasFailed = this.failed.asReadonly()

  /** Opens the address of the document. The application waits for it, so that its first page is the one that is there. */
  start(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.router.events.subscribe((event) => {
        if (event instanceof NavigationEnd) {
          this.show(event.urlAfterRedirects, this.router.routerState.snapshot)
          this.failed.set(false)
          resolve()
        }
        if (event instanceof NavigationError) {
          this.failed.set(true)
          if (this.started.isBrowser) resolve()
          else reject(event.error)
        }
      })
      this.router.initialNavigation()
    })
  }

  get wish(): Wish | undefined {
    return this.entry.wish
  }

  /** The place of the entry that is open in the history of the tab, and whether the visitor came back to it. */
  get place(): { key: string; hash: string; returned: boolean } {
    const { trigger, id } = this.router.lastSuccessfulNavigation() ?? {}
    return {
      key: String(this.entry.ɵrouterPageId),
      hash: /#.*/.exec(this.router.url)?.[0] ?? '',
      returned: id === 1 || trigger === 'popstate'
    }
  }

  /** The query of the address that the router is going to, or that is open, with its question mark. */
  get currentQuery(): string {
    const target = untracked(this.router.currentNavigation)?.finalUrl
    return queryOf(target === undefined ? this.router.url : this.router.serializeUrl(target))
  }

  /** Opens an address with a wish: `still` leaves the page scrolled as it is, since only a part of it is another one. */
  open(to: string, wish?: Wish, replace = false): Promise<boolean> {
    // The router knows no relative address: a query alone is one of the page that is open.
    const address = to.startsWith('?') ? this.path() + to : to
    return this.router.navigateByUrl(address, {
      replaceUrl: replace,
      state: wish === undefined ? {} : { wish }
    })
  }

  private get entry(): EntryState {
    return this.location.getState() ?? {}
  }

  private show(url: string, { root }: RouterStateSnapshot): void {
    const { data, paramMap } = root.firstChild ?? root
    this.opened.update((before) => ({
      url,
      page: data['page'] as string,
      feature: data['feature'] as string | undefined,
      id: paramMap.get('id') ?? undefined,
      count: before.count + 1
    }))
  }
}

/** Calls back after each navigation, once its page is drawn; until the next one, what it returns is kept to clean up. */
export function onNavigation(arrive: (path: string) => void | (() => void)): void {
  watchPages(arrive, false)
}

/** Calls back once the first page has started as well. */
export function onPage(arrive: (path: string) => void | (() => void)): void {
  watchPages(arrive, true)
}

function watchPages(arrive: (path: string) => void | (() => void), withFirst: boolean): void {
  const navigation = inject(Navigation)
  const injector = inject(Injector)
  const started = inject(Started)
  if (!started.isBrowser) return
  let isFirst = true
  let leave: void | (() => void)
  effect(() => {
    navigation.page()
    if (!started.value()) return
    const isMeant = withFirst || !isFirst
    isFirst = false
    if (!isMeant) return
    untracked(() =>
      afterNextRender(
        () => {
          leave?.()
          leave = arrive(navigation.path())
        },
        { injector }
      )
    )
  })
  inject(DestroyRef).onDestroy(() => leave?.())
}

function pathOf(url: string): string {
  return url.replace(/[?#].*$/, '') || '/'
}

/** The query of an address of the site, with its question mark. */
export function queryOf(url: string): string {
  return /\?[^#]*/.exec(url)?.[0] ?? ''
}
