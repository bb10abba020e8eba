/** What the pages say in the words of spec 1 §2. */
export const pageMessages = {
  notFoundTitle: 'Page Not Found',
  notFound: "The page you're looking for doesn't exist."
} as const
