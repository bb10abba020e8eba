import type { StepId } from '@sitewright/builder'
import { lazy, type ComponentType } from 'react'
import { builderStore } from '../builder/builder-context.tsx'
import { loadCheckCss, loadNeededCheckCss } from '../builder/load-check-css.ts'
import { Business } from './business/business.tsx'

/** Code splitting: the first step is part of the wizard; each other one is loaded lazily, during the one before. */
const stepLoaders: Record<Exclude<StepId, 'business'>, () => Promise<{ default: ComponentType }>> = {
  analysis: async () => ({ default: (await import('./analysis/analysis.tsx')).Analysis }),
  framework: async () => ({ default: (await import('./framework/framework.tsx')).Framework }),
  features: async () => ({ default: (await import('./features/features.tsx')).Features }),
  enterprise: async () => ({ default: (await import('./enterprise/enterprise.tsx')).Enterprise }),
  customize: async () => {
    // What is typed there is checked from the first letter.
    const [{ Customize }] = await Promise.all([
      import('./customize/customize.tsx'),
      loadCheckCss(builderStore)
    ])
    return { default: Customize }
  },
  deployment: async () => ({ default: (await import('./deployment/deployment.tsx')).Deployment }),
  review: async () => ({ default: (await import('./review/review.tsx')).Review })
}

const loadedViews = new Map<StepId, ComponentType>([['business', Business]])

/** Loads a step, and the check of custom CSS where there is some: what a step says of the site includes it. */
async function loadStep(step: keyof typeof stepLoaders): Promise<{ default: ComponentType }> {
  const [view] = await Promise.all([stepLoaders[step](), loadNeededCheckCss(builderStore)])
  return view
}

/** The lazy view of a step. One that failed to load is fetched again the next time it is asked for. */
export function stepView(step: StepId): ComponentType {
  const known = loadedViews.get(step)
  if (known !== undefined || step === 'business') return known ?? Business
  const view = lazy(() =>
    loadStep(step).catch((error: unknown) => {
      loadedViews.delete(step)
      throw error
    })
  )
  loadedViews.set(step, view)
  return view
}

/** Prefetches a step; a failure shows when it opens. */
export function preloadStep(step: StepId): void {
  if (step !== 'business') loadStep(step).catch(() => undefined)
}
