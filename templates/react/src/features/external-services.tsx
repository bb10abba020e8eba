import { useEffect, type ReactNode } from 'react'
import { readyServices } from '../browser/services/service.ts'
import { services, variables } from '../chosen.ts'
import type { Feature } from '../feature.ts'
import '../styles/banners.css'
import { ServicesContext } from '../ui/site-context.tsx'

const ready = readyServices(services, variables)

/** Analytics and error monitoring: the services whose variables are set start once the page is there. */
export const externalServices = { id: 'external-services', Provider } satisfies Feature

function Provider({ children }: { children: ReactNode }) {
  useEffect(
    () =>
      void import('../browser/services/start.ts').then(({ startServices }) =>
        startServices(ready, variables)
      ),
    []
  )
  return <ServicesContext value={ready}>{children}</ServicesContext>
}
