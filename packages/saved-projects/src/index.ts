export { projectNameOf } from './projects/saved-site.ts'
export { savedProjectsArea } from './saved-projects-area.ts'
