/** Texts of the pages, as spec 1 §2 has them. */
export const pageMessages = {
  notFoundTitle: 'Page Not Found',
  notFound: "The page you're looking for doesn't exist.",
  startBuilding: 'Start Building',
  admin: 'Admin',
  backToBuilder: 'Back to Builder',
  downloadProject: 'Download Project',
  home: 'Home',
  builder: 'Builder',
  about: 'About',
  documentation: 'Documentation',
  sourceCode: 'Source code'
} as const
