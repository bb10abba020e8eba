import './storage.ts'
import '../src/styles/base.css'
import '../src/styles/tokens.css'
import '../src/theme.css'
import './preview.css'
import { mount, type MountedSite } from '../src/app/mount.tsx'
import { features } from '../src/features/index.ts'
import { dress } from './dress.ts'
import { highlight } from './highlight.ts'
import { layoutOf } from './choices.ts'
import { isShow, tell, type Show } from './protocol.ts'

let mounted: Promise<MountedSite> | undefined
let lastPath: string | undefined

window.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (isShow(data)) void show(data)
})
tell({ type: 'sitewright:ready' })

async function show(order: Show) {
  const layout = layoutOf(order.site)
  const chosen = features.filter(({ id }) => order.features.includes(id))
  dress(order)
  mounted ??= mount(rootElement(), {
    site: order.site,
    features: chosen,
    known: features,
    layout,
    router: 'memory',
    path: order.path,
    onNavigate: (path) => tell({ type: 'sitewright:navigated', path })
  })
  const path = order.path === lastPath ? undefined : order.path
  lastPath = order.path
  ;(await mounted).update({ site: order.site, features: chosen, layout, path })
  highlight(order.highlight ?? null)
  await painted()
  tell({ type: 'sitewright:shown', id: order.id, at: performance.timeOrigin + performance.now() })
}

function rootElement(): HTMLElement {
  const existing = document.getElementById('root')
  if (existing) return existing
  const element = document.createElement('div')
  element.id = 'root'
  document.body.append(element)
  return element
}

/** Resolves once the next frame is on the screen: a task after its animation callbacks runs after its paint. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve(), { once: true })
      port1.start()
      port2.postMessage(null)
    })
  })
}
