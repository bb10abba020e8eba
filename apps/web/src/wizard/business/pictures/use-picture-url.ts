import { pictureWidths, type Picture } from '@sitewright/site'
import { useEffect, useState } from 'react'
import { pictureArrivals } from '../../../builder/pictures/picture-arrivals.ts'
import { getPictureFile } from '../../../builder/pictures/picture-store.ts'
import { useStore } from '../../../lib/use-store.ts'

/** Object URLs of pictures by hash, for as long as the page lives; null for one that this device does not have. */
const urls = new Map<string, Promise<string | null>>()

function loadUrl({ hash, width }: Picture): Promise<string | null> {
  const known = urls.get(hash)
  if (known !== undefined) return known
  const loading = load(hash, pictureWidths({ width })[0] ?? width)
  urls.set(hash, loading)
  return loading
}

async function load(hash: string, width: number): Promise<string | null> {
  const bytes = await getPictureFile(hash, width).catch(() => undefined)
  // It may arrive later, such as with a project that is opened.
  if (bytes === undefined) urls.delete(hash)
  return bytes === undefined ? null : URL.createObjectURL(new Blob([bytes.slice()], { type: 'image/webp' }))
}

/** The URL of a small file of a picture; undefined while it loads, null where this device does not have it. */
export function usePictureUrl(picture: Picture | undefined): string | null | undefined {
  const [found, setFound] = useState<{ hash: string; url: string | null }>()
  const hash = picture?.hash
  const arrivals = useStore(pictureArrivals)
  useEffect(() => {
    if (picture === undefined) return undefined
    let isCurrent = true
    void loadUrl(picture).then((url) => {
      if (isCurrent) setFound({ hash: picture.hash, url })
      return url
    })
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a description of the same picture changes nothing
  }, [hash, arrivals])
  return found?.hash === hash ? found?.url : undefined
}
