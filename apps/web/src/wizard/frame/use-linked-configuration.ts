import { isLink } from '@sitewright/builder'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useBuilderStore } from '../../builder/builder-context.tsx'
import { openConfigurationLink } from '../../builder/configuration.ts'

/** The link that was opened last, so that drawing the page twice does not open it twice. */
let opened = ''

/** Continues from the configuration of a link that was followed here. */
export function useLinkedConfiguration(): void {
  const { hash } = useLocation()
  const store = useBuilderStore()
  useEffect(() => {
    if (!isLink(hash) || opened === hash) return
    opened = hash
    void openConfigurationLink(store, hash)
  }, [hash, store])
}
