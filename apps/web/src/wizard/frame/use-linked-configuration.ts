import { isLink } from '@sitewright/builder'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useBuilderStore } from '../../builder/builder-context.tsx'
import { openConfigurationLink } from '../../builder/configuration.ts'

/** The link that was opened last, so that mounting twice does not open it twice. */
let opened = ''

/** Opens the configuration of a share link. */
export function useLinkedConfiguration(): void {
  const { hash } = useLocation()
  const store = useBuilderStore()
  useEffect(() => {
    if (!isLink(hash) || opened === hash) return
    opened = hash
    void openConfigurationLink(store, hash)
  }, [hash, store])
}
