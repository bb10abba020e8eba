import { type Area, hour, minute } from '@sitewright/kernel/area'
import { exportPictures } from './pictures/export-pictures.ts'
import { savedPictureRoutes } from './pictures/saved-pictures.routes.ts'
import { purgePictures } from './pictures/saved-pictures.usecases.ts'
import { purgeDeletedProjects } from './projects/deletion.ts'
import { parseDocument, toProjectVersion, toSavedProject } from './projects/responses.ts'
import { findProjects, findVersion, findVersions } from './projects/saved-projects.repository.ts'
import { savedProjectRoutes } from './projects/saved-projects.routes.ts'
import { teamPictureRoutes } from './team/team-pictures.routes.ts'
import { teamRoutes } from './team/team.routes.ts'
import { savedProjectsMigrations } from './saved-projects-migrations.ts'
import { savedProjectsRowSecurity } from './saved-projects-row-security.ts'

/** Projects that users save to their account, and the teams that share them. */
export const savedProjectsArea: Area = {
  migrations: savedProjectsMigrations,
  rowSecurity: savedProjectsRowSecurity,
  routes: [savedPictureRoutes, savedProjectRoutes, teamRoutes, teamPictureRoutes],
  tasks: ({ services }) => [
    {
      name: 'purge-projects',
      everyMs: hour,
      longestMs: 10 * minute,
      run: () => purgeDeletedProjects(services)
    },
    {
      name: 'purge-pictures',
      everyMs: hour,
      longestMs: 10 * minute,
      run: () => purgePictures(services)
    }
  ],
  exporters: {
    async *projects({ services, actor: { userId } }) {
      const { db } = services.database
      for (const project of await findProjects(db, userId)) {
        const versions: unknown[] = []
        for (const { version } of await findVersions(db, project)) {
          const row = await findVersion(db, project, version)
          if (row !== undefined) versions.push({ ...toProjectVersion(row), site: parseDocument(row) })
        }
        yield { ...toSavedProject(project), versions }
      }
    },
    pictures: exportPictures
  }
}
