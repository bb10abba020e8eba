import { ofUser, partOf, type RowSecurity } from '@sitewright/kernel/db'

/** Row-level security of saved projects. */
export const savedProjectsRowSecurity: RowSecurity = {
  saved_projects: ofUser('saved_projects'),
  saved_project_versions: partOf('saved_project_versions', 'project_id', 'saved_projects'),
  saved_project_pictures: partOf('saved_project_pictures', 'project_id', 'saved_projects'),
  saved_pictures: ofUser('saved_pictures')
}
