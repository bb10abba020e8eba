/** Texts of the pages, as spec 1 §2 has them. */
export const pageMessages = {
  notFoundTitle: 'Page Not Found',
  notFound: "The page you're looking for doesn't exist."
} as const
