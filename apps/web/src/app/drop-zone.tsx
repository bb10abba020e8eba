import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useBuilderStore } from '../builder/builder-context.tsx'
import type { BuilderStore } from '../builder/builder-store.ts'
import { openConfigurationFiles } from '../builder/configuration.ts'
import { shareMessages } from '../builder/messages.ts'
import styles from './drop-zone.module.css'

function hasFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') ?? false
}

/** Pictures have zones of their own, which stand on the page; the one over it would cover them. */
function isPicture({ type }: { type: string }): boolean {
  return type.startsWith('image/')
}

function hasPictures(event: DragEvent): boolean {
  const items = [...(event.dataTransfer?.items ?? [])]
  return items.length > 0 && items.every(isPicture)
}

async function addPictures(store: BuilderStore, files: readonly File[]): Promise<void> {
  const { startPictures } = await import('../builder/pictures/picture-jobs.ts')
  startPictures(store, files, () => undefined)
}

/** Drop zone for a site.json or a zip, anywhere on the wizard or on the page of a project. */
export function DropZone() {
  const navigate = useNavigate()
  const store = useBuilderStore()
  const [over, setOver] = useState(false)
  useEffect(() => {
    const enter = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(!hasPictures(event))
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(false)
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length === 0 || store.get().isGenerating) return
      if (files.every(isPicture)) return void addPictures(store, files)
      void openConfigurationFiles(store, files).then((opened) => opened && navigate('/builder'))
    }
    addEventListener('dragover', enter)
    addEventListener('dragleave', leave)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', enter)
      removeEventListener('dragleave', leave)
      removeEventListener('drop', drop)
    }
  }, [store, navigate])
  return over && <div className={styles.drop}>{shareMessages.drop}</div>
}
