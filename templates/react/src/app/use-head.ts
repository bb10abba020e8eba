import { useEffect } from 'react'
import { useLocation, useParams } from 'react-router'
import { showHead } from '../browser/page.ts'
import { pageHeadOf } from '../domain/head.ts'
import { notFoundPlace } from '../domain/pages.ts'
import { usePages, useSite } from '../ui/site-context.tsx'

/** Updates title, description and canonical URL after a navigation. The first ones are prerendered. */
export function useHead(page: string) {
  const site = useSite()
  const place = usePages().get(page) ?? notFoundPlace
  const { pathname } = useLocation()
  const { id } = useParams()

  useEffect(() => {
    showHead(pageHeadOf(site, place, pathname, id))
  }, [site, place, pathname, id])
}
