import type { StepId } from '@sitewright/builder'
import { lazy, type ComponentType } from 'react'
import { Business } from './business/business.tsx'

/** The first step comes with the wizard; each other one with its first visit, fetched during the one before. */
const loaders: Record<Exclude<StepId, 'business'>, () => Promise<{ default: ComponentType }>> = {
  analysis: async () => ({ default: (await import('./analysis/analysis.tsx')).Analysis }),
  framework: async () => ({ default: (await import('./framework/framework.tsx')).Framework }),
  features: async () => ({ default: (await import('./features/features.tsx')).Features }),
  enterprise: async () => ({ default: (await import('./enterprise/enterprise.tsx')).Enterprise }),
  customize: async () => ({ default: (await import('./customize/customize.tsx')).Customize }),
  deployment: async () => ({ default: (await import('./deployment/deployment.tsx')).Deployment }),
  review: async () => ({ default: (await import('./review/review.tsx')).Review })
}

export const views: Record<StepId, ComponentType> = {
  business: Business,
  analysis: lazy(loaders.analysis),
  framework: lazy(loaders.framework),
  features: lazy(loaders.features),
  enterprise: lazy(loaders.enterprise),
  customize: lazy(loaders.customize),
  deployment: lazy(loaders.deployment),
  review: lazy(loaders.review)
}

/** Fetches a step before it is opened; a failure shows itself when it is. */
export function preload(step: StepId): void {
  if (step !== 'business') loaders[step]().catch(() => undefined)
}
