import type { StepId } from '@sitewright/builder'
import { lazy, type ComponentType } from 'react'
import { Business } from './business/business.tsx'

/** Code splitting: the first step is part of the wizard; each other one is loaded lazily, during the one before. */
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

/** The lazy view of a step. One that failed to load is fetched again the next time it is asked for. */
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

/** Prefetches a step; a failure shows when it opens. */
export function preloadStep(step: StepId): void {
  if (step !== 'business') stepLoaders[step]().catch(() => undefined)
}
