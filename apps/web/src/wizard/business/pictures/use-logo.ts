import { logoColors, type ColorPair, type Logo } from '@sitewright/site'
import { useEffect, useState } from 'react'
import { pictureArrivals } from '../../../builder/pictures/picture-arrivals.ts'
import { getPictureFile } from '../../../builder/pictures/picture-store.ts'
import { useStore } from '../../../lib/use-store.ts'

/** What this device knows of a logo. */
interface KnownLogo {
  readonly hash: string
  /** Undefined where its file is not here. */
  readonly url: string | undefined
  readonly colors: readonly ColorPair[]
}

/** Side of the square that its colours are read from, in pixels. */
const side = 64

const known = new Map<string, Promise<KnownLogo>>()

async function load({ hash, width }: Logo): Promise<KnownLogo> {
  const bytes = await getPictureFile(hash, width).catch(() => undefined)
  if (bytes === undefined) {
    known.delete(hash)
    return { hash, url: undefined, colors: [] }
  }
  const blob = new Blob([bytes.slice()], { type: 'image/png' })
  return { hash, url: URL.createObjectURL(blob), colors: await readColors(blob) }
}

async function readColors(blob: Blob): Promise<readonly ColorPair[]> {
  const bitmap = await createImageBitmap(blob)
  const context = new OffscreenCanvas(side, side).getContext('2d')
  context?.drawImage(bitmap, 0, 0, side, side)
  bitmap.close()
  return logoColors(context?.getImageData(0, 0, side, side).data ?? new Uint8Array())
}

/** The URL of a logo, and the pairs of colours in it; undefined while it loads. */
export function useLogo(logo: Logo | undefined): KnownLogo | undefined {
  const [found, setFound] = useState<KnownLogo>()
  const hash = logo?.hash
  const arrivals = useStore(pictureArrivals)
  useEffect(() => {
    if (logo === undefined) return undefined
    let isCurrent = true
    const loading = known.get(logo.hash) ?? load(logo)
    known.set(logo.hash, loading)
    void loading.then((each) => {
      if (isCurrent) setFound(each)
      return each
    })
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- whether it stands alone changes nothing of its file
  }, [hash, arrivals])
  return found?.hash === hash ? found : undefined
}
