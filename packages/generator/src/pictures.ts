import { file, type File } from '@sitewright/project'
import type { Token } from '@sitewright/site'
import { colorOf } from './colors.ts'
import { remembered } from './icons/remembered.ts'
import { posterOf, type Poster } from './icons/scene.ts'
import { nameOf } from './naming.ts'
import type { Order } from './order.ts'

/** Pixels of a screenshot to a unit of its scene: as small as stores like, since drawing and packing take time. */
const screenshotScale = 0.75

/** The pictures that app stores and the browser's install dialog show; sizes in pixels. */
export const screenshots = [
  {
    path: '/screenshots/wide.png',
    width: 960,
    height: 540,
    scale: screenshotScale,
    form: 'wide',
    label: 'The home page on a computer'
  },
  {
    path: '/screenshots/narrow.png',
    width: 540,
    height: 960,
    scale: screenshotScale,
    form: 'narrow',
    label: 'The home page on a phone'
  }
] as const

/** The picture that messengers show beside a link; sizes in pixels. */
export const socialPicture = { path: '/social.png', width: 1200, height: 630, scale: 1 } as const

/** The drawn pictures of a site: one for shared links and, where it can be installed, the screenshots. */
export function picturesOf(order: Order): File[] {
  const poster = posterFor(order)
  const wanted = [socialPicture, ...(order.features.includes('pwa') ? screenshots : [])]
  return wanted.map(({ path, width, height, scale }) => {
    const picture = remembered(`${width}x${height}`, poster, () => posterOf(poster, width, height, scale))
    return file(`public${path}`, picture)
  })
}

function posterFor({ palette, site }: Order): Poster {
  const color = (name: Token['name']): string => colorOf(palette, name)
  const { hero } = site.content
  return {
    layout: site.customization.layout,
    name: nameOf(site),
    title: typeof hero.title === 'string' ? hero.title : nameOf(site),
    action: hero.action.label,
    colors: {
      bg: color('--bg'),
      tint: color('--tint'),
      ink: color('--ink'),
      soft: color('--soft'),
      fill: color('--fill'),
      onFill: color('--on-fill'),
      deep: color('--deep')
    },
    art: ([0, 1, 2, 3, 4, 5, 6, 7] as const).map((at) => color(`--a${at}`))
  }
}
