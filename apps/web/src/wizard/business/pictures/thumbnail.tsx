import type { Picture } from '@sitewright/site'
import styles from './pictures.module.css'
import { usePictureUrl } from './use-picture-url.ts'

/** A picture in a row; stripes where there is none. */
export function Thumbnail({ picture }: { picture: Picture | undefined }) {
  const url = usePictureUrl(picture)
  const { x, y } = picture?.focus ?? { x: 50, y: 50 }
  return (
    <span className={styles.thumbnail}>
      {url && <img src={url} alt="" style={{ objectPosition: `${x}% ${y}%` }} />}
    </span>
  )
}
