import type { File } from '@sitewright/project'
import { useEffect, useRef } from 'react'
import styles from './code.module.css'
import { showSource } from './editor.ts'

/** The source of a file in a read-only editor, with find (Ctrl or Cmd and F). */
export function Source({ file }: { file: File & { content: string } }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (element.current === null) return undefined
    return showSource(element.current, file.path, file.content)
  }, [file])
  return <div ref={element} className={styles.source} />
}
