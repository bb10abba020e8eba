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
