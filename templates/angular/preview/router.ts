import {
  Directive,
  effect,
  EnvironmentInjector,
  inject,
  InjectionToken,
  runInInjectionContext,
  Service,
  signal,
  untracked,
  ViewContainerRef,
  type Type
} from '@angular/core'
import type { Route, Routes } from '@angular/router'

/** What a site begins with. */
interface RouterStart {
  routes: Routes
  address: string
}

export const routerStart = new InjectionToken<RouterStart>('routerStart')

/** A route that an address matches. */
interface FoundRoute {
  route: Route
  params: ReadonlyMap<string, string>
}

export class NavigationEnd {
  readonly urlAfterRedirects: string

  constructor(url: string) {
    this.urlAfterRedirects = url
  }
}

export class NavigationError {
  readonly error: unknown

  constructor(error: unknown) {
    this.error = error
  }
}

type NavigationEvent = NavigationEnd | NavigationError

/**
 * Stands in for `@angular/router`, which would be a tenth of the script: as much of it as `state/navigation.ts` asks for.
 * The address is kept in memory, since a frame has no address bar, and nothing leads back to one before.
 */
@Service()
export class Router {
  private readonly injector = inject(EnvironmentInjector)
  private readonly start = inject(routerStart)
  private readonly listeners = new Set<(event: NavigationEvent) => void>()
  private readonly shown = signal<Type<unknown> | undefined>(undefined)
  private found = findRoute(this.start.routes, this.start.address)
  private state: unknown

  url = this.start.address
  /** The component of the page that is open. */
  readonly component = this.shown.asReadonly()
  /** No page is on its way for long enough that a visitor could see it. */
  readonly currentNavigation = signal(null).asReadonly()
  readonly events = {
    subscribe: (listener: (event: NavigationEvent) => void) => void this.listeners.add(listener)
  }

  get routerState() {
    const { route, params } = this.found
    const firstChild = {
      data: route.data ?? {},
      paramMap: { get: (name: string) => params.get(name) ?? null }
    }
    return { snapshot: { root: { firstChild } } }
  }

  lastSuccessfulNavigation(): undefined {}

  /** What `Location` of Angular knows: the state of the entry of the history. */
  getState(): unknown {
    return this.state
  }

  initialNavigation(): void {
    void this.navigateByUrl(this.url)
  }

  async navigateByUrl(url: string, { state }: { state?: unknown } = {}): Promise<boolean> {
    const found = findRoute(this.start.routes, url)
    try {
      const component = await runInInjectionContext(this.injector, () => found.route.loadComponent?.())
      Object.assign(this, { found, url, state })
      this.shown.set(component as Type<unknown>)
      this.tell(new NavigationEnd(url))
      return true
    } catch (error) {
      this.tell(new NavigationError(error))
      throw error
    }
  }

  private tell(event: NavigationEvent): void {
    for (const listener of this.listeners) listener(event)
  }
}

/** Draws the page that is open behind its element. */
@Directive({ selector: 'router-outlet' })
export class RouterOutlet {
  private readonly router = inject(Router)
  private readonly views = inject(ViewContainerRef)

  constructor() {
    effect(() => {
      const component = this.router.component()
      untracked(() => {
        this.views.clear()
        if (component !== undefined) this.views.createComponent(component)
      })
    })
  }
}

/** Finds the route of an address. The last one matches every address. */
function findRoute(routes: Routes, address: string): FoundRoute {
  const parts = partsOf(address.replace(/[?#].*$/, ''))
  for (const route of routes) {
    const params = matchPath(partsOf(route.path ?? ''), parts)
    if (params !== undefined) return { route, params }
  }
  throw new Error(`No route matches ${address}.`)
}

function matchPath(path: readonly string[], parts: readonly string[]): FoundRoute['params'] | undefined {
  const isWide = path[0] === '**'
  if (!isWide && path.length !== parts.length) return undefined
  const params = new Map<string, string>()
  for (const [index, wanted] of isWide ? [] : path.entries()) {
    const part = decodeURIComponent(parts[index] ?? '')
    if (wanted.startsWith(':')) params.set(wanted.slice(1), part)
    else if (wanted !== part) return undefined
  }
  return params
}

function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '')
}
