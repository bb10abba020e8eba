import type { StepId } from '@sitewright/builder'
import { lazy, type ComponentType } from 'react'
import { Business } from './business/business.tsx'

/** The first step comes with the wizard; each other one with its first visit, fetched during the one before. */
const stepLoaders: Record<Exclude<StepId, 'business'>, () => Promise<{ default: ComponentType }>> = {
  analysis: async () => ({ default: (await import('./analysis/analysis.tsx')).Analysis }),
  framework: async () => ({ default: (await import('./framework/framework.tsx')).Framework }),
  features: async () => ({ default: (await import('./features/features.tsx')).Features }),
  enterprise: async () => ({ default: (await import('./enterprise/enterprise.tsx')).Enterprise }),
  customize: async () => ({ default: (await import('./customize/customize.tsx')).Customize }),
  deployment: async () => ({ default: (await import('./deployment/deployment.tsx')).Deployment }),
  review: async () => ({ default: (await import('./review/review.tsx')).Review })
}

const loadedViews = new Map<StepId, ComponentType>([['business', Business]])

/** The view of a step. One that could not be fetched is fetched again the next time it is asked for. */
export function stepView(step: StepId): ComponentType {
  const known = loadedViews.get(step)
  if (known !== undefined || step === 'business') return known ?? Business
  const view = lazy(() =>
    stepLoaders[step]().catch((error: unknown) => {
      loadedViews.delete(step)
      throw error
    })
  )
  loadedViews.set(step, view)
  return view
}

/** Fetches a step before it is opened; a failure shows itself when it is. */
export function preloadStep(step: StepId): void {
  if (step !== 'business') stepLoaders[step]().catch(() => undefined)
}
