import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useBuilderStore } from '../builder/builder-context.tsx'
import { openConfigurationFiles } from '../builder/configuration.ts'
import { shareMessages } from '../builder/messages.ts'
import styles from './drop-zone.module.css'

function hasFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') ?? false
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
      setOver(true)
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
