import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { browserArgs, browserPath } from '../browser.ts'
import { root } from '../root.ts'
import { resolveSite, everythingSite } from '../../packages/site/src/index.ts'
import { toTiming, type Timing } from './timing.ts'
import { leadFramework } from '../template/frameworks.ts'

const updates = 60

/** From a changed site to the next painted frame of the preview, in a real browser. */
export async function benchPreview(): Promise<Timing> {
  const script = readFileSync(join(root, `build/preview/${leadFramework}.js`), 'utf8')
  const style = readFileSync(join(root, `build/preview/${leadFramework}.css`), 'utf8')
  const browser = await chromium.launch({ executablePath: browserPath(), args: [...browserArgs] })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    const started = performance.now()
    await page.setContent(
      '<iframe sandbox="allow-scripts allow-forms" style="width:100%;height:800px"></iframe>'
    )
    const site = resolveSite(everythingSite)
    const times = await page.evaluate(
      async ({ script: code, style: css, site: first, count }) => {
        const frame = document.querySelector('iframe') as HTMLIFrameElement
        const answer = (type: string) =>
          new Promise<void>((done) => {
            const listen = (event: MessageEvent<{ type?: string }>): void => {
              if (event.data?.type !== type) return
              removeEventListener('message', listen)
              done()
            }
            addEventListener('message', listen)
          })
        const ready = answer('sitewright:ready')
        frame.srcdoc = `<!doctype html><html lang="en"><head><style>${css}</style></head><body><div id="root"></div><script>${code}</script></body></html>`
        await ready
        const measured: number[] = []
        for (let index = 0; index <= count; index++) {
          const businessInfo = {
            ...first.businessInfo,
            businessName: `Harbour Street ${'x'.repeat(index % 12)}`
          }
          const shown = answer('sitewright:shown')
          const begun = performance.now()
          frame.contentWindow?.postMessage(
            {
              type: 'sitewright:show',
              id: index,
              site: { ...first, businessInfo },
              features: first.selectedFeatures,
              themeCss: '',
              mark: '<svg xmlns="http://www.w3.org/2000/svg"/>',
              scheme: 'light'
            },
            '*'
          )
          await shown
          measured.push(performance.now() - begun)
        }
        return measured
      },
      { script, style, site, count: updates }
    )
    const [first = Number.NaN, ...rest] = times
    const name = `preview: change to painted frame (ready after ${Math.round(performance.now() - started)} ms with all ${updates})`
    return toTiming(name, first, rest, { share: 0.95, ms: 50 })
  } finally {
    await browser.close()
  }
}
