import type { Site } from '@sitewright/site'
import { useRef } from 'react'
import { usePreviewStateOf } from '../../builder/preview.ts'
import { PreviewFrame } from '../../ui/preview-pane/preview-frame.tsx'
import { usePreviewDocument } from '../../ui/preview-pane/use-preview-document.ts'
import { useSize } from '../../ui/preview-pane/use-size.ts'
import styles from './thumbnail.module.css'

const width = 1280

/** As a launch build: at this size the marks of drafts would be larger than the text. */
const published = { published: true, labels: {}, selected: null } as const

/** A thumbnail of a site; it takes no input. */
export function Thumbnail({ site, caption }: { site: Site; caption: string }) {
  const element = useRef<HTMLDivElement>(null)
  const size = useSize(element)
  const shown = usePreviewStateOf(site)
  const source = usePreviewDocument(site.selectedFramework, true)
  const scale = size.width / width
  return (
    <figure className={styles.thumbnail}>
      <div ref={element} inert>
        {source.state === 'ready' && typeof shown !== 'string' && scale > 0 && (
          <PreviewFrame
            document={source.document}
            shown={shown}
            scheme="light"
            highlight={undefined}
            marks={published}
            title={caption}
            width={width}
            height={size.height / scale}
            scale={scale}
          />
        )}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
