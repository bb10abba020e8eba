/**
 * A step of the wizard; `label` is its name in the progress steps, `title` its heading, `action` the label of its
 * button.
 */
export interface Step {
  id: StepId
  label: string
  title: string
  action: string
}

/** The eight steps in order (spec 1 §2), referred to by id so that no link can be off by one. */
export const steps = [
  { id: 'business', label: 'Business Info', title: 'Tell us about your business', action: 'Save & Continue' },
  {
    id: 'analysis',
    label: 'AI Analysis',
    title: 'What we suggest, and why',
    action: 'Accept Recommendations'
  },
  { id: 'framework', label: 'Framework', title: 'Pick a framework', action: 'Continue to Features' },
  { id: 'features', label: 'Features', title: 'Pick what visitors can do', action: 'Continue to Enterprise' },
  {
    id: 'enterprise',
    label: 'Enterprise',
    title: 'Enterprise configuration',
    action: 'Continue to Customization'
  },
  { id: 'customize', label: 'Customize', title: 'Make it look like you', action: 'Continue to Deployment' },
  { id: 'deployment', label: 'Deployment', title: 'Choose where it lives', action: 'Continue to Review' },
  { id: 'review', label: 'Review', title: 'Review and generate', action: 'Generate My PWA' }
] as const satisfies readonly { id: string; label: string; title: string; action: string }[]

/** Id of a step; the reducer stores its index (spec 1 §3). */
export type StepId = (typeof steps)[number]['id']

/** The index of a step, 0 to 7. */
export function stepIndex(id: StepId): number {
  return steps.findIndex((step) => step.id === id)
}

/** The step at an index, clamped to the wizard. */
export function stepAt(index: number): Step {
  const last = steps.length - 1
  const inside = Number.isFinite(index) ? Math.min(Math.max(Math.trunc(index), 0), last) : 0
  return steps[inside] ?? steps[0]
}

/** Progress in percent: the index divided by the last index (spec 1 §2). */
export function stepProgress(index: number): number {
  return Math.round((stepIndex(stepAt(index).id) / (steps.length - 1)) * 100)
}

/** The text of the step badge (spec 1 §2). */
export function stepBadge(index: number): string {
  return `Step ${stepIndex(stepAt(index).id) + 1} of ${steps.length}`
}

/** Whether the progress steps allow a jump to a step: all up to the current one plus one (spec 1 §2). */
export function withinJump(current: number, target: number): boolean {
  return Number.isInteger(target) && target >= 0 && target < steps.length && target <= current + 1
}

/** The sections of the review and the step that the Edit button of each opens (departures: Review). */
export const reviewSections = {
  business: 'Business Information',
  analysis: 'AI Recommendations Applied',
  framework: 'Technical Configuration',
  customize: 'Design & Customization',
  deployment: 'Deployment Configuration'
} as const satisfies Partial<Record<StepId, string>>
