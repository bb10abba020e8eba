import { file, type File } from '@sitewright/project'
import { artSeedOf } from '../../../../templates/domain/art/picture.ts'
import type { GenerationPlan } from '../generation-plan.ts'
import { memoize } from '../icons/memoize.ts'
import { drawScene, type Owner } from './draw.ts'
import { settings } from './faces.ts'
import { firstScreen, type FirstScreen } from './first-screen.ts'
import { layOut } from './layouts.ts'
import type { Item } from './scene.ts'
import type { Form, Sheet } from './sheet.ts'

/** A drawn picture: its file, its size in pixels, and the width of the page that it shows, in CSS pixels. */
interface Picture {
  path: string
  form: Form
  width: number
  height: number
  page: number
}

/** The pictures that app stores and the browser's install dialog show: as small as stores like. */
export const screenshots = [
  {
    path: '/screenshots/wide.png',
    form: 'wide',
    width: 960,
    height: 540,
    page: 1280,
    label: 'The home page on a computer'
  },
  {
    path: '/screenshots/narrow.png',
    form: 'narrow',
    width: 540,
    height: 960,
    page: 405,
    label: 'The home page on a phone'
  }
] as const satisfies readonly (Picture & { label: string })[]

/** The picture that messengers show beside a link. */
export const socialPicture = {
  path: '/social.png',
  form: 'social',
  width: 1200,
  height: 630,
  page: 1200
} as const satisfies Picture

const radii = { standard: 6, sidebar: 4, grid: 12, landing: 999 } as const

/** The first screen of a site, composed as its pages are set. */
export function compose(
  plan: GenerationPlan,
  picture: Picture,
  content: FirstScreen = firstScreen(plan)
): Item[] {
  const { layout } = plan.site.customization
  const scale = picture.width / picture.page
  const sheet: Sheet = {
    form: picture.form,
    width: picture.page,
    height: picture.height / scale,
    content,
    setting: settings[plan.font],
    radius: radii[layout],
    items: []
  }
  layOut(layout, sheet, plan.site.content.art)
  return sheet.items
}

/** The business of a plan, as its pictures show it. */
export function ownerOf({ site, palette, logo }: GenerationPlan): Owner {
  const art = { ...site.content.art, seed: artSeedOf(site) }
  return { name: site.businessInfo.businessName, palette, art, logo }
}

/** The drawn pictures of a site: one for shared links and, where it can be installed, the screenshots. */
export function drawPictures(plan: GenerationPlan): File[] {
  const content = firstScreen(plan)
  const { adapter, site, font } = plan
  const owner = ownerOf(plan)
  const wanted: readonly Picture[] = [socialPicture, ...(plan.features.includes('pwa') ? screenshots : [])]
  return wanted.map((picture) => {
    const { path, width, height, page } = picture
    const { logo, ...drawn } = owner
    const shows = { content, font, layout: site.customization.layout, ...drawn, logo: logo?.hash }
    const bytes = memoize(path, shows, () =>
      drawScene(compose(plan, picture, content), owner, width, height, width / page)
    )
    return file(`${adapter.folders.public}${path}`, bytes)
  })
}
