import './shared/storage.ts'
import '../src/styles/base.css'
import '../src/theme.css'
import './shared/preview.css'
import { features } from '../src/features/index.ts'
import { withoutEmptySections, withoutDrafts } from '../src/domain/drafts.ts'
import { findSimulation, realFeatures } from '../src/domain/simulated.ts'
import { draftPath, draftView, showMark } from './shared/drafts.ts'
import { applyLook } from './shared/apply-look.ts'
import { highlight } from './shared/highlight.ts'
import { fontOf, layoutOf } from './choices.ts'
import { mount, type MountedSite } from './mount.tsx'
import { isShowRequest, post, type PreviewSite, type ShowRequest } from './shared/protocol.ts'

let mounted: Promise<MountedSite> | undefined
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
