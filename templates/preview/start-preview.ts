import { withoutEmptySections, withoutDrafts } from '#domain/drafts.ts'
import type { FeatureDefinition } from '#domain/pages.ts'
import { findSimulation, realFeatures } from '#domain/simulated.ts'
import { applyLook } from './apply-look.ts'
import { draftPath, draftView, showMark, type PreviewDrafts } from './drafts.ts'
import { highlight } from './highlight.ts'
import { keepPictures } from './pictures.ts'
import { isShowRequest, post, type PreviewSite, type ShowRequest } from './protocol.ts'

/** What can change of a site that is shown. */
interface Shown<Feature, Layout> {
  site: PreviewSite
  features: readonly Feature[]
  drafts: PreviewDrafts
  layout: Layout
  mark: string
}

/** The app of a framework, as far as the preview asks for it. */
export interface PreviewApp<Feature, Layout> {
  features: readonly Feature[]
  layoutOf: (id: string) => Layout
  /** The id of a font by its family. */
  fontOf: (family: string) => string
  /** Mounts a site that changes; `known` are the features that an update may add. */
  mount: (
    element: HTMLElement,
    options: Shown<Feature, Layout> & {
      known: readonly Feature[]
      path?: string
      onNavigate: (path: string) => void
    }
  ) => Promise<{ update: (change: Partial<Shown<Feature, Layout>> & { path?: string }) => Promise<void> }>
}

/** Renders the requests of the builder with the app of a framework, and reports each paint. */
export function startPreview<Feature extends FeatureDefinition, Layout>({
  features,
  layoutOf,
  fontOf,
  mount
}: PreviewApp<Feature, Layout>): void {
  let mounted: ReturnType<typeof mount> | undefined
  let lastPath: string | undefined
  let lastSelected: string | null = null

  window.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isShowRequest(data)) void show(data)
  })
  post({ type: 'sitewright:ready' })

  async function show(order: ShowRequest) {
    const site = shownSite(order)
    const layout = layoutOf(site.customization.layout)
    const mark = `data:image/svg+xml,${encodeURIComponent(order.mark)}`
    const drafts = draftView(order)
    const chosen = features.filter(({ id }) => isShown(id, order))
    keepPictures(order.pictures ?? [])
    applyLook(order, fontOf(site.customization.fontFamily))
    mounted ??= mount(rootElement(), {
      site,
      features: chosen,
      drafts,
      known: features,
      layout,
      mark,
      path: order.path,
      onNavigate: (path) => post({ type: 'sitewright:navigated', path })
    })
    const path = order.path === lastPath ? undefined : order.path
    lastPath = order.path
    await (await mounted).update({ site, features: chosen, layout, mark, drafts, path })
    highlight(order.highlight ?? null)
    await afterPaint()
    await bringIntoView(order, site)
    post({ type: 'sitewright:shown', id: order.id, at: performance.timeOrigin + performance.now() })
  }

  /** Shows the draft that was selected since the last time, on its page. */
  async function bringIntoView(
    { selected = null, features: ids }: ShowRequest,
    site: PreviewSite
  ): Promise<void> {
    if (selected === lastSelected) return
    lastSelected = selected
    if (selected === null || showMark(selected)) return
    const path = draftPath(
      selected,
      site,
      features.filter(({ id }) => ids.includes(id))
    )
    if (path === undefined) return
    await (await mounted)?.update({ path })
    await waitForElement(`[data-draft='${CSS.escape(selected)}']`)
    showMark(selected)
  }
}

/** The site without empty sections; as published, without its drafts and without what only pretends. */
function shownSite({ site: sent, published = false }: ShowRequest): PreviewSite {
  // A message keeps it where two fields share an object. Here each has its own, as in site.json, see addresses.ts.
  const site = JSON.parse(JSON.stringify(sent)) as PreviewSite
  const deployment = { ...site.deployment, basePath: '' }
  if (!published) return { ...site, deployment, content: withoutEmptySections(site.content) }
  return { ...site, deployment, selectedFeatures: realFeatures(site), content: withoutDrafts(site.content) }
}

function isShown(id: string, { features: ids, site, published = false }: ShowRequest): boolean {
  return ids.includes(id) && !(published && findSimulation(id, site) !== undefined)
}

/** Waits for an element (MutationObserver), at most a second: the code of a page may still be loading. */
function waitForElement(selector: string): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(check)
    const timer = setTimeout(finish, 1000)
    observer.observe(document.body, { childList: true, subtree: true })
    check()

    function check() {
      if (document.querySelector(selector) !== null) finish()
    }
    function finish() {
      clearTimeout(timer)
      observer.disconnect()
      resolve()
    }
  })
}

function rootElement(): HTMLElement {
  const existing = document.getElementById('root')
  if (existing) return existing
  const element = document.createElement('div')
  element.id = 'root'
  document.body.append(element)
  return element
}

/** Resolves after the next paint: a task after the frame's animation callbacks runs after its paint. */
function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve(), { once: true })
      port1.start()
      port2.postMessage(null)
    })
  })
}
