import type { File } from '@sitewright/project'
import { useEffect, useRef } from 'react'
import { previewMessages as messages } from './messages.ts'
import styles from './code.module.css'

const mediaTypes: Record<string, string> = {
  png: 'image/png',
  ico: 'image/x-icon',
  svg: 'image/svg+xml',
  webp: 'image/webp'
}

/** Shows an image; of another binary file, its type and size. */
export function Binary({ file }: { file: File & { content: Uint8Array } }) {
  const type = mediaTypes[file.path.slice(file.path.lastIndexOf('.') + 1)]
  const picture = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (picture.current === null) return undefined
    const made = URL.createObjectURL(new Blob([new Uint8Array(file.content)], { type: type ?? '' }))
    picture.current.src = made
    return () => URL.revokeObjectURL(made)
  }, [file, type])
  return (
    <div className={styles.binary}>
      {type === undefined ? <p>{messages.binary}</p> : <img ref={picture} alt={file.path} />}
    </div>
  )
}
