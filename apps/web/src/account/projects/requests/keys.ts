/** What the queries of saved projects are kept under. */
export const projectKeys = {
  list: ['saved-projects'],
  versions: (id: string) => ['saved-projects', id, 'versions'],
  offer: ['saved-projects', 'offer']
} as const
