import type { IconName } from './icons.ts'
import type { StatusTone } from './sessions/status.ts'

/** Classes and icon of a notice, by its tone. */
export const noticeLooks = {
  info: { className: 'notice', icon: 'info' },
  success: { className: 'notice notice-ok', icon: 'check' },
  warning: { className: 'notice notice-warn', icon: 'info' },
  error: { className: 'notice notice-err', icon: 'alert' }
} as const satisfies Record<StatusTone, { className: string; icon: IconName }>

/** Classes of a button: `primary` is the one thing that the page wants, `bare` has no line around it. */
export const buttonClasses = {
  primary: 'btn',
  quiet: 'btn btn-quiet',
  bare: 'btn btn-bare'
} as const satisfies Record<string, string>

export type ButtonLook = keyof typeof buttonClasses

/** The five stars of a rating: whether each is filled. */
export function filledStars(rating: number): readonly boolean[] {
  return [1, 2, 3, 4, 5].map((star) => star <= Math.round(rating))
}

/** How many entries of a list stand on the home page, before a link to the page that has them all. */
export const homeServices = 4
export const homeQuestions = 4
export const homeTestimonials = 3

/** How many entries of a list stand in the footer. */
export const footerServices = 4
export const footerPages = 6

/** The first entries of a list, and whether there are more. */
export function firstOf<Item>(
  items: readonly Item[],
  limit: number
): { shown: readonly Item[]; more: boolean } {
  return { shown: items.slice(0, limit), more: items.length > limit }
}
