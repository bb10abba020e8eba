import { file, type File } from '@sitewright/project'
import { logoPath, type Logo } from '@sitewright/site'
import type { GenerationPlan } from '../generation-plan.ts'
import { encodeIco, encodeTruecolorPng } from '../icons/png.ts'
import { pngSvg } from '../icons/svg-mark.ts'
import { memoize } from '../icons/memoize.ts'
import { centred, groundOf, resample, type Raster } from './raster.ts'

/** A logo with the pixels of its file. */
export interface LogoImage extends Raster {
  hash: Logo['hash']
}

/** Shares of the side of an icon: the safe zone of a maskable one is a circle of four fifths. */
const shares = { any: 0.94, full: 0.72, maskable: 0.56 } as const

/** An icon of the logo: on a transparent ground, or on one that it is seen on. */
export function logoIcon(logo: LogoImage, side: number, cut: keyof typeof shares): Uint8Array {
  return memoize(`logo${side}${cut}`, [logo.hash], () =>
    encodeTruecolorPng(centred(logo, side, shares[cut], cut === 'any' ? undefined : groundOf(logo)))
  )
}

export function logoIco(logo: LogoImage): Uint8Array {
  return memoize('logo-ico', [logo.hash], () => encodeIco(encodeTruecolorPng(centred(logo, 32, 1))))
}

/** Pixels of the mark beside the name: three for each of the screen, at most. */
const markSize = { width: 480, height: 108 } as const

/** The logo as an SVG that holds its pixels: what the pages show beside the name, and browsers on their tabs. */
export function logoSvg(logo: LogoImage): string {
  const scale = Math.min(1, markSize.width / logo.width, markSize.height / logo.height)
  const width = Math.max(1, Math.round(logo.width * scale))
  const height = Math.max(1, Math.round(logo.height * scale))
  const png = memoize('logo-mark', [logo.hash], () => encodeTruecolorPng(resample(logo, width, height)))
  return pngSvg(png, width, height)
}

/** The file of the logo itself, with which the project opens again. */
export function logoFile({ site, adapter, logo, pictures }: GenerationPlan): File[] {
  const path = logo && site.content.logo && logoPath(site.content.logo)
  const bytes = path && pictures.get(path)
  return bytes ? [file(`${adapter.folders.public}${path}`, bytes)] : []
}
